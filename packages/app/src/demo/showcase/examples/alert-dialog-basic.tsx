import { alert } from '@plinth/ui-kit/dialogs';
import { Button } from '@plinth/ui-kit/react/button';

export function Example() {
  const drawMoney = () =>
    alert({ heading: 'Your bank is closed today', text: 'The money arrives on the next working day, Monday.' });
  return <Button onClick={() => void drawMoney()}>Draw money</Button>;
}
