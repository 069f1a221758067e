import type { Mail } from '@plinth/api-client/demo/email';
import { iconStar } from '@plinth/ui-kit/icons';
import { Button } from '@plinth/ui-kit/react/button';
import { Icon } from '@plinth/ui-kit/react/icon';

interface Props {
  readonly mail: Mail;
  readonly label: string;
  readonly onToggle: (mail: Mail) => void;
}

/** The star of a mail. */
export function StarButton({ mail, label, onToggle }: Props) {
  return (
    <Button
      className="mail-star"
      data-on={mail.isStarred || undefined}
      variant="ghost"
      size="small"
      iconOnly
      label={label}
      pressed={mail.isStarred ? 'true' : 'false'}
      onClick={() => onToggle(mail)}
    >
      <Icon path={iconStar} size="small" />
    </Button>
  );
}
