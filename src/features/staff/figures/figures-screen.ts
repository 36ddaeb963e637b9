import { atom } from 'nanostores';
import { loadFigures } from '../../../data/figures.ts';
import { href } from '../../../domain/routes.ts';
import { withParams } from '../../../lib/address.ts';
import { loadable } from '../../../state/loadable.ts';
import type { ScreenProps } from '../../../state/screen-props.ts';

/** The choices for the number of weeks; the first, unless the address says otherwise. */
export const SPANS = [12, 26] as const;

/** How the service does. The number of weeks is in the address, `search`, beside the filters of Today's list. */
export function createFiguresScreen(
  open: ScreenProps['open'],
  search: () => string,
  service = { loadFigures },
) {
  const first = Number(new URLSearchParams(search()).get('weeks'));
  const $weeks = atom<number>(SPANS.find((span) => span === first) ?? SPANS[0]);
  const data = loadable(() => service.loadFigures($weeks.get()));
  return {
    $weeks,
    data,
    look(weeks: number) {
      $weeks.set(weeks);
      const asked = weeks === SPANS[0] ? '' : String(weeks);
      open(href('adminDashboard') + withParams(search(), { weeks: asked }), true);
      void data.replace();
    },
  };
}
