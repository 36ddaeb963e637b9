import { createRoot, type Root } from 'react-dom/client';
import { KeysDialog } from './KeysDialog.tsx';

let root: Root | undefined;

/** Shows the keys over whatever screen this is; the list closes by itself. */
export function openKeys(): void {
  // Beside the area's own ids, which count from the same number.
  root ??= createRoot(document.body.appendChild(document.createElement('div')), { identifierPrefix: 'keys' });
  show(root, true);
}

// Closed, it stays in the page: the dialog gives the focus back as it closes, and could not once it is gone.
function show(place: Root, open: boolean) {
  place.render(<KeysDialog open={open} onClose={() => show(place, false)} />);
}
