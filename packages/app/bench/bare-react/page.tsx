import { useState } from 'react';
import { createRoot } from 'react-dom/client';

function Page() {
  const [isPressed, setPressed] = useState(false);
  return (
    <>
      <p>One line.</p>
      <button type="button" aria-pressed={isPressed} onClick={() => setPressed(true)}>
        Press
      </button>
    </>
  );
}

createRoot(document.body.appendChild(document.createElement('div'))).render(<Page />);
