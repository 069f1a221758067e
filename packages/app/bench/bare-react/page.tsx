import { createRoot } from 'react-dom/client';

createRoot(document.body.appendChild(document.createElement('div'))).render(<p>One line.</p>);
