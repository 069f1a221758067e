import { MAIL_LABELS, type Mail, type MailList } from '@plinth/api-client/demo/email';
import { iconChevronDown, iconFolderInput, iconTag } from '@plinth/ui-kit/icons';
import { Button } from '@plinth/ui-kit/react/button';
import { DropdownMenu } from '@plinth/ui-kit/react/dropdown-menu';
import { Icon } from '@plinth/ui-kit/react/icon';
import { MenuItem } from '@plinth/ui-kit/react/menu-item';
import { useMediaQuery } from '#shared/use-media-query.ts';
import { FOLDER_NAMES, LABELS, moveTargets } from '../mail-lists.ts';
import type { MailActions } from '../use-mail-actions.ts';

/** Windows in which the tools are icons only. The style sheet has the same width. */
const ICONS_WINDOW = '(width < 768px)';

interface ToolProps {
  readonly label: string;
  readonly icon: string;
  readonly slot?: string;
  readonly onClick?: () => void;
}

/** A button of the toolbar. A narrow window shows its icon only. */
export function MailTool({ label, icon, slot, onClick }: ToolProps) {
  const isIconOnly = useMediaQuery(ICONS_WINDOW);
  const isMenu = slot === 'trigger';
  return (
    <Button variant="ghost" size="small" iconOnly={isIconOnly} label={label} slot={slot} onClick={onClick}>
      <Icon slot={isIconOnly ? undefined : 'start'} path={icon} size="small" />
      {isIconOnly ? null : label}
      {isMenu && !isIconOnly ? <Icon slot="end" path={iconChevronDown} size="small" /> : null}
    </Button>
  );
}

interface Props {
  readonly mails: readonly Mail[];
  /** The folder of all the mails; null when they are in several. */
  readonly folder: MailList | null;
  readonly actions: MailActions;
}

/** Moves mails to another folder. */
export function MoveMenu({ mails, folder, actions }: Props) {
  const targets = moveTargets(folder);
  return (
    <DropdownMenu
      label="Move to"
      onMenuSelect={({ detail }) => {
        const target = targets.find((name) => name === detail.value);
        if (target) actions.move(mails, target);
      }}
    >
      <MailTool slot="trigger" label="Move to" icon={iconFolderInput} />
      {targets.map((target) => (
        <MenuItem key={target} value={target}>
          {FOLDER_NAMES[target]}
        </MenuItem>
      ))}
    </DropdownMenu>
  );
}

/** Adds labels to mails or removes them. A checked label is on all of them. */
export function LabelMenu({ mails, actions }: Pick<Props, 'mails' | 'actions'>) {
  return (
    <DropdownMenu
      label="Label"
      onMenuSelect={({ detail }) => {
        const label = MAIL_LABELS.find((name) => name === detail.value);
        if (label) actions.toggleLabel(mails, label);
      }}
    >
      <MailTool slot="trigger" label="Label" icon={iconTag} />
      {MAIL_LABELS.map((label) => (
        <MenuItem
          key={label}
          type="checkbox"
          value={label}
          checked={mails.length > 0 && mails.every(({ labels }) => labels.includes(label))}
        >
          <span className="mail-label-item">
            <span className={`mail-dot mail-dot-${LABELS[label].color}`} />
            {LABELS[label].name}
          </span>
        </MenuItem>
      ))}
    </DropdownMenu>
  );
}
