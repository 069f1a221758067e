import { CopyButton } from '@plinth/ui-kit/react/copy-button';
import { Figure } from '#shared/figure.tsx';
import { keyAddress, keyGroups } from './authenticator-key.ts';
import { CodeForm, type StepProps } from './code-form.tsx';
import { QrCode } from './qr-code.tsx';

interface Props extends StepProps {
  readonly accountName: string;
  readonly secret: string;
}

/** Connects an authenticator app: with a QR code, or with a key that is typed. */
export function AuthenticatorStep({ accountName, secret, ...step }: Props) {
  return (
    <CodeForm {...step} dataOf={(code) => ({ method: 'app', code })}>
      <p>
        <bdi>Scan the QR code with your authenticator app, then enter the code that it shows.</bdi>
      </p>
      <QrCode label="A QR code of the key below." text={keyAddress(accountName, secret)} />
      <div className="two-step-key">
        <p className="muted text-13">
          <bdi>If you can’t scan it, type this key in the app:</bdi>
        </p>
        <div>
          <strong>
            <Figure>{keyGroups(secret)}</Figure>
          </strong>
          <CopyButton value={secret} label="Copy the key" />
        </div>
      </div>
    </CodeForm>
  );
}
