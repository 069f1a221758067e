import type { Mail } from '@plinth/api-client/demo/email';
import { iconEllipsis, iconForward, iconReply, iconReplyAll } from '@plinth/ui-kit/icons';
import { Button } from '@plinth/ui-kit/react/button';
import { DropdownMenu } from '@plinth/ui-kit/react/dropdown-menu';
import { Icon } from '@plinth/ui-kit/react/icon';
import { MenuItem } from '@plinth/ui-kit/react/menu-item';
import { useCompose } from '../use-compose.ts';

const ANSWERS = [
  { kind: 'reply', label: 'Reply', icon: iconReply },
  { kind: 'reply-all', label: 'Reply all', icon: iconReplyAll },
  { kind: 'forward', label: 'Forward', icon: iconForward },
] as const;

/** The buttons that answer or forward a mail. */
export function AnswerButtons({ mail }: { readonly mail: Mail }) {
  const compose = useCompose();
  return (
    <div className="mail-answers">
      {ANSWERS.map(({ kind, label, icon }) => (
        <Button
          key={kind}
          variant={kind === 'reply' && compose.name === null ? 'primary' : 'ghost'}
          onClick={() => compose.open(`${kind}-${mail.id}`)}
        >
          <Icon slot="start" path={icon} size="small" mirrored />
          {label}
        </Button>
      ))}
    </div>
  );
}

interface MenuProps {
  readonly mail: Mail;
  /** The position of an earlier message; null for the mail itself. */
  readonly reply: number | null;
  /** The name of the sender. */
  readonly sender: string;
}

/** Answers or forwards one message of a conversation. */
export function AnswerMenu({ mail, reply, sender }: MenuProps) {
  const compose = useCompose();
  const label = `Actions for ${sender}`;
  return (
    <DropdownMenu
      label={label}
      placement="bottom-end"
      onMenuSelect={({ detail }) => compose.open(`${detail.value}-${mail.id}${reply === null ? '' : `-${reply}`}`)}
    >
      <Button slot="trigger" variant="ghost" size="small" iconOnly label={label}>
        <Icon path={iconEllipsis} size="small" />
      </Button>
      {ANSWERS.map((answer) => (
        <MenuItem key={answer.kind} value={answer.kind}>
          {answer.label}
        </MenuItem>
      ))}
    </DropdownMenu>
  );
}
