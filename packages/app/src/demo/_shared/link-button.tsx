import { Button } from '@plinth/ui-kit/react/button';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { useNavigate } from '#shared/navigation.ts';
import { isPlainClick } from '#shared/plain-click.ts';

interface Props extends Pick<ComponentProps<typeof Button>, 'slot' | 'variant' | 'size' | 'wide'> {
  /** The address of the page. */
  readonly to: string;
  readonly children: ReactNode;
}

/** A button that opens a page of the app. */
export function LinkButton({ to, children, ...props }: Props) {
  const navigate = useNavigate();
  const handleClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    navigate(to);
  };
  return (
    <Button {...props} href={to} onClick={handleClick}>
      {children}
    </Button>
  );
}
