import { Button } from '@plinth/ui-kit/react/button';
import { Dialog } from '@plinth/ui-kit/react/dialog';
import type { ShippedPackage } from '../licenses-api.ts';

interface Props {
  readonly shipped: ShippedPackage;
  readonly onClose: () => void;
}

/** The text of the license of a package. */
export function LicenseDialog({ shipped: { name, version, license, text }, onClose }: Props) {
  return (
    <Dialog
      open
      closable
      size="large"
      heading={`${name} ${version}`}
      onDialogClose={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {text === null ? (
        <p>
          <bdi>The package comes without its license text. It names {license}.</bdi>
        </p>
      ) : (
        <pre className="license-text" dir="ltr">
          {text}
        </pre>
      )}
      <Button slot="footer" onClick={onClose}>
        Close
      </Button>
    </Dialog>
  );
}
