import { Button } from '@plinth/ui-kit/react/button';
import { Tour } from '@plinth/ui-kit/react/tour';
import { useState } from 'react';

/** Returns a function that finds a part of an element. */
const partOf = (tag: string, part: string) => () =>
  document.querySelector(tag)?.shadowRoot?.querySelector(`[part~="${part}"]`);

const STEPS = [
  {
    target: partOf('plinth-side-menu', 'head'),
    heading: 'Menu',
    text: 'The pin folds the menu to its icons, and unfolds it again.',
  },
  { target: '.navbar-bookmarks', heading: 'Bookmarks', text: 'The star keeps the pages that you open most.' },
  { target: '.demo-search-button', heading: 'Search', text: 'Finds pages, files and contacts. Press Ctrl K anywhere.' },
  { target: '.skin-toggle', heading: 'Light and dark', text: 'Switches the skin at once, and remembers it.' },
  {
    target: partOf('plinth-customizer', 'opener'),
    heading: 'Customizer',
    text: 'The layout, its colors and its direction.',
  },
  { target: '.user-menu', heading: 'Your account', text: 'Settings, your profile and Logout.' },
];

export function Example() {
  const [isOpen, setOpen] = useState(false);
  const [result, setResult] = useState('');
  return (
    <div className="plinth-row">
      <Button variant="primary" onClick={() => setOpen(true)}>
        Start
      </Button>
      <output>{result}</output>
      <Tour
        steps={STEPS}
        open={isOpen}
        onTourClose={({ detail: { reason } }) => {
          setOpen(false);
          setResult(reason === 'done' ? 'You have seen everything.' : 'Skipped. Start it again whenever you like.');
        }}
      />
    </div>
  );
}
