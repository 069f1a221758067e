import { iconCopy, iconMail } from '@plinth/ui-kit/icons';
import { iconShare2 } from '@plinth/ui-kit/icons/share-2';
import { Button } from '@plinth/ui-kit/react/button';
import { DropdownMenu } from '@plinth/ui-kit/react/dropdown-menu';
import { Icon } from '@plinth/ui-kit/react/icon';
import { MenuItem } from '@plinth/ui-kit/react/menu-item';
import { useDispatch } from 'react-redux';
import { doneToast, failedToast } from '#demo/_shared/toasts.ts';

interface Props {
  readonly title: string;
  /** The path of the page to share. */
  readonly href: string;
}

/** A menu with ways to pass a page on. The system's own is offered where there is one. */
export function ShareMenu({ title, href }: Props) {
  const dispatch = useDispatch();
  const address = new URL(href, location.origin).href;
  const canShare = typeof navigator.share === 'function';
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      dispatch(doneToast('Link copied'));
    } catch {
      dispatch(failedToast('The link was not copied.'));
    }
  };
  const share = async () => {
    try {
      await navigator.share({ title, url: address });
    } catch (error) {
      const isCanceled = error instanceof DOMException && error.name === 'AbortError';
      if (!isCanceled) dispatch(failedToast('The post was not shared.'));
    }
  };
  return (
    <DropdownMenu
      label="Share"
      placement="bottom-end"
      onMenuSelect={({ detail }) => {
        if (detail.value === 'copy') void copy();
        if (detail.value === 'share') void share();
      }}
    >
      <Button slot="trigger" variant="ghost">
        <Icon slot="start" path={iconShare2} size="small" />
        Share
      </Button>
      <MenuItem value="copy">
        <Icon slot="start" path={iconCopy} size="small" />
        Copy link
      </MenuItem>
      <MenuItem href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`}>
        <Icon slot="start" path={iconMail} size="small" />
        Email
      </MenuItem>
      {canShare ? (
        <MenuItem value="share">
          <Icon slot="start" path={iconShare2} size="small" />
          More ways
        </MenuItem>
      ) : null}
    </DropdownMenu>
  );
}
