import { iconLink, iconMail } from '@plinth/ui-kit/icons';
import { iconShare2 } from '@plinth/ui-kit/icons/share-2';
import { Button } from '@plinth/ui-kit/react/button';
import { DropdownMenu } from '@plinth/ui-kit/react/dropdown-menu';
import { Icon } from '@plinth/ui-kit/react/icon';
import { MenuItem } from '@plinth/ui-kit/react/menu-item';
import { useDispatch } from 'react-redux';
import { failedToast } from './toasts.ts';
import { useCopy } from './use-copy.tsx';

const COPY = 'copy';
const SHARE = 'share';

interface Props {
  /** Name of what is shared. */
  readonly title: string;
  /** The path of its page. */
  readonly href: string;
  readonly placement: 'bottom-start' | 'bottom-end';
}

/** A menu that passes a page on: its link, an email, or what the system offers. */
export function ShareMenu({ title, href, placement }: Props) {
  const dispatch = useDispatch();
  const url = new URL(href, location.origin).href;
  const { copy, dialog } = useCopy();
  const share = async () => {
    try {
      await navigator.share({ title, url });
    } catch (error) {
      const isCanceled = error instanceof DOMException && error.name === 'AbortError';
      if (!isCanceled) dispatch(failedToast(`${title} was not shared. Copy its link instead.`));
    }
  };
  const run = (value: string) => {
    if (value === COPY) void copy(url, 'The link was copied');
    else if (value === SHARE) void share();
  };
  return (
    <>
      <DropdownMenu label="Share" placement={placement} onMenuSelect={({ detail: { value } }) => run(value)}>
        <Button slot="trigger" variant="ghost">
          <Icon slot="start" path={iconShare2} size="small" />
          Share
        </Button>
        <MenuItem value={COPY}>
          <Icon slot="start" path={iconLink} size="small" />
          Copy link
        </MenuItem>
        <MenuItem href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`}>
          <Icon slot="start" path={iconMail} size="small" />
          Email
        </MenuItem>
        {typeof navigator.share === 'function' ? (
          <MenuItem value={SHARE}>
            <Icon slot="start" path={iconShare2} size="small" />
            More
          </MenuItem>
        ) : null}
      </DropdownMenu>
      {dialog}
    </>
  );
}
