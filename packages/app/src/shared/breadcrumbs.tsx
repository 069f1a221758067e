import { Breadcrumb } from '@plinth/ui-kit/react/breadcrumb';
import { BreadcrumbItem } from '@plinth/ui-kit/react/breadcrumb-item';
import type { MouseEvent, ReactNode } from 'react';
import { useNavigate } from './navigation.ts';
import { isPlainClick } from './plain-click.ts';

interface Props {
  /** The parents, outermost first. A group of pages without a page of its own has no address. */
  readonly parents: readonly { readonly href?: string; readonly title: string }[];
  /** The title of the current page. */
  readonly children: ReactNode;
}

/** A breadcrumb trail for a nested page. Its links navigate within the app. */
export function Breadcrumbs({ parents, children }: Props) {
  const navigate = useNavigate();
  const handleClick = (href: string) => (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    navigate(href);
  };
  // One list: when further parents become known, the items before them stay where they are.
  const items: readonly { readonly href?: string; readonly title: ReactNode }[] = [...parents, { title: children }];
  return (
    <Breadcrumb>
      {items.map(({ href, title }, index) => (
        <BreadcrumbItem key={index} href={href} onClick={href === undefined ? undefined : handleClick(href)}>
          <bdi>{title}</bdi>
        </BreadcrumbItem>
      ))}
    </Breadcrumb>
  );
}
