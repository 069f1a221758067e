import { copyText } from '@plinth/ui-kit/copy-text';
import { Button } from '@plinth/ui-kit/react/button';
import { Dialog } from '@plinth/ui-kit/react/dialog';
import { Field } from '@plinth/ui-kit/react/field';
import { useEffect, useRef, useState, type ComponentRef, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { doneToast } from './toasts.ts';

/** Shows the selected text that the browser did not let the page copy. */
function CopyDialog({ text, onClose }: { readonly text: string; readonly onClose: () => void }) {
  const dialog = useRef<ComponentRef<typeof Dialog>>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    void dialog.current?.updateComplete.then(() => {
      area.current?.focus();
      area.current?.select();
    });
  }, []);
  return (
    <Dialog ref={dialog} open heading="Copy the text yourself" onDialogClose={onClose}>
      <Field label="Press Ctrl+C or ⌘C to copy the selected text.">
        <textarea ref={area} readOnly rows={5} dir="auto" value={text} />
      </Field>
      <Button slot="footer" variant="primary" onClick={onClose}>
        Done
      </Button>
    </Dialog>
  );
}

interface Copy {
  /** Copies a text. @param done is said when it is copied. */
  readonly copy: (text: string, done: string) => Promise<void>;
  /** The dialog with a text that the browser did not let the page copy, for the component to render. */
  readonly dialog: ReactNode;
}

/** Returns how a component copies texts. A text that the browser does not let the page copy is shown in a dialog. */
export function useCopy(): Copy {
  const dispatch = useDispatch();
  const [shown, setShown] = useState<string | null>(null);
  return {
    copy: async (text, done) => {
      if (await copyText(text)) dispatch(doneToast(done));
      else setShown(text);
    },
    dialog: shown === null ? null : <CopyDialog text={shown} onClose={() => setShown(null)} />,
  };
}
