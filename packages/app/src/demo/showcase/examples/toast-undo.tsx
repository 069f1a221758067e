import { Button } from '@plinth/ui-kit/react/button';
import { ListGroup } from '@plinth/ui-kit/react/list-group';
import { ListItem } from '@plinth/ui-kit/react/list-item';
import { ToastRegion } from '@plinth/ui-kit/react/toast-region';
import { useRef, useState, type ComponentRef } from 'react';

const FILES = ['Statement of October', 'Lease of the shop', 'Sales by week'];
const UNDO_MS = 10_000;

export function Example() {
  const region = useRef<ComponentRef<typeof ToastRegion>>(null);
  const [removed, setRemoved] = useState<readonly string[]>([]);

  const remove = (file: string) => {
    setRemoved((current) => [...current, file]);
    region.current?.show({
      message: `${file} removed`,
      action: 'Undo',
      duration: UNDO_MS,
      onAction: () => setRemoved((current) => current.filter((other) => other !== file)),
    });
  };

  return (
    <div className="plinth-stack">
      <ListGroup label="Files" framed>
        {FILES.filter((file) => !removed.includes(file)).map((file) => (
          <ListItem key={file}>
            {file}
            <Button slot="end" size="small" label={`Remove ${file}`} onClick={() => remove(file)}>
              Remove
            </Button>
          </ListItem>
        ))}
      </ListGroup>
      <div>
        <ToastRegion ref={region} />
      </div>
    </div>
  );
}
