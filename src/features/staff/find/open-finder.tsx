import { createRoot, type Root } from 'react-dom/client';
import { searchEverything } from '../../../data/search.ts';
import { Finder } from './Finder.tsx';

let root: Root | undefined;

/** Opens the search over whatever screen this is; it closes by itself. */
export function openFinder(): void {
  // Beside the area's own ids, which count from the same number.
  root ??= createRoot(document.body.appendChild(document.createElement('div')), { identifierPrefix: 'find' });
  show(root, true);
}

// Closed, it stays in the page: the dialog gives the focus back as it closes, and could not once it is gone.
function show(place: Root, open: boolean) {
  place.render(<Finder open={open} onClose={() => show(place, false)} search={searchEverything} />);
}
