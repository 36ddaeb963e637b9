import { said, type SaidOfDaysOff, type SaidOfRemoval, type VisitKey } from '../../../state/device/said.ts';
import { say, type SayCalls } from '../said/send-said.ts';

type Days = { from: string; to: string };

/** Adds days off under this id, and the shown visits on them. Refusals: those of `add_time_off`. */
export const sayDaysOff = (id: string, { from, to }: Days, visits: readonly VisitKey[], service?: SayCalls) =>
  say(
    (owner): SaidOfDaysOff => ({
      ...{ id, owner, kind: 'days_off', from, to },
      visits: visits.map(({ placementId, day, opens, closes }) => ({ placementId, day, opens, closes })),
      at: Date.now(),
      tries: 0,
    }),
    service,
  );

/** Removes days off; `comes` as in SaidOfRemoval. Refusals: those of `remove_time_off`. */
export const sayRemoval = (
  days: Days & { id: string },
  comes: readonly string[] | null,
  service?: SayCalls,
) =>
  say(
    (owner): SaidOfRemoval => ({
      ...{ id: crypto.randomUUID(), owner, kind: 'remove_days_off', daysId: days.id },
      ...{ from: days.from, to: days.to, comes: comes && [...comes] },
      at: Date.now(),
      tries: 0,
    }),
    service,
    queueRemoval,
  );

/** If adding the days still waits, the removal cancels it, unless it was tried and may have arrived. */
async function queueRemoval(words: SaidOfRemoval): Promise<'queued' | 'unsaid'> {
  const added = (await said.of(words.owner)).find(({ id }) => id === words.daysId);
  if (added) await said.forget(added.id);
  if (added?.tries === 0) return 'unsaid';
  await said.keep(words);
  return 'queued';
}
