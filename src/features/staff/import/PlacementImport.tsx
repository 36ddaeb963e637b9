import { ImportScreen } from './ImportScreen.tsx';
import { PLACEMENTS } from './placements.ts';

/** `/admin/placements/import` */
export default function PlacementImport() {
  return <ImportScreen kind={PLACEMENTS} />;
}
