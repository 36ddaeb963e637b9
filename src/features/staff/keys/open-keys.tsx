import { createRoot, type Root } from 'react-dom/client';
import { KeysDialog } from './KeysDialog.tsx';

let root: Root | undefined;

/** Opens the list of keys on any screen. It closes by itself. */
export function openKeys(): void {
  // Its own prefix, since the area's ids count from the same number.
  root ??= createRoot(document.body.appendChild(document.createElement('div')), { identifierPrefix: 'keys' });
  show(root, true);
}

// A closed dialog stays in the page: it gives back the focus when it closes, and must exist to do so.
function show(place: Root, open: boolean) {
  place.render(<KeysDialog open={open} onClose={() => show(place, false)} />);
}
