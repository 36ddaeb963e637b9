import { createRoot, type Root } from 'react-dom/client';
import { searchEverything } from '../../../data/search.ts';
import { Finder } from './Finder.tsx';

let root: Root | undefined;

/** Opens the search on any screen. It closes by itself. */
export function openFinder(): void {
  // Its own prefix, since the area's ids count from the same number.
  root ??= createRoot(document.body.appendChild(document.createElement('div')), { identifierPrefix: 'find' });
  show(root, true);
}

// A closed dialog stays in the page: it gives back the focus when it closes, and must exist to do so.
function show(place: Root, open: boolean) {
  place.render(<Finder open={open} onClose={() => show(place, false)} search={searchEverything} />);
}
