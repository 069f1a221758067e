import { PASSWORD_RULES } from '@plinth/api-client/demo/account';
import { iconCheck } from '@plinth/ui-kit/icons';
import { iconCircle } from '@plinth/ui-kit/icons/circle';
import { Icon } from '@plinth/ui-kit/react/icon';
import './password-rules.css';

/** The requirements for a new password. Each is ticked as soon as the password meets it. */
export function PasswordRules({ password }: { readonly password: string }) {
  return (
    <ul className="password-rules text-13" aria-label="The password needs">
      {PASSWORD_RULES.map(({ text, pattern }) => {
        const isMet = pattern.test(password);
        return (
          <li key={text} data-met={isMet}>
            <Icon size="small" path={isMet ? iconCheck : iconCircle} />
            <bdi>{text}</bdi>
            <span className="visually-hidden">{isMet ? '(met)' : '(not met yet)'}</span>
          </li>
        );
      })}
    </ul>
  );
}
