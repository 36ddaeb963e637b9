import type { Terms } from '../../../domain/terms.ts';
import {
  loadPlacement,
  correctPlacement,
  endPlacement,
  reportNoShow,
  takeBackNoShow,
  noteCheckIn,
} from '../../../data/placements.ts';
import { loadTimeOffOf } from '../../../data/time-off.ts';
import { today } from '../../../domain/operator.ts';
import { ok, type ValueOf } from '../../../lib/result.ts';
import { action } from '../../../state/action.ts';
import { loadable } from '../../../state/loadable.ts';
import { thenRefresh } from '../../../state/then-refresh.ts';
import { createActivity, activityCalls } from '../activity/activity.ts';

const placementCalls = {
  loadPlacement,
  correctPlacement,
  endPlacement,
  reportNoShow,
  takeBackNoShow,
  noteCheckIn,
  loadTimeOffOf,
  ...activityCalls,
};
export type PlacementRecord = ValueOf<typeof loadPlacement>;
export type PlacementStore = ReturnType<typeof createPlacementScreen>;
/** How a placement ends; `lastDay` is yyyy-mm-dd. */
export type PlacementEnd = { reason: string; lastDay: string; searchAgain: boolean; note: string };

/** One placement, its activity, and what an admin can do with it. */
export function createPlacementScreen(id: string, service = placementCalls) {
  const record = loadable(() => service.loadPlacement(id));
  const activity = createActivity('placement', id, service, () => {
    const now = record.$value.get();
    return now.state === 'ready' ? now.value : undefined;
  });
  /** The days off ahead of whoever is placed. */
  const timeOff = loadable(async () => {
    const loaded = record.$value.get();
    if (loaded.state !== 'ready' || !loaded.value.caregiverId || loaded.value.endedAt) return ok([]);
    return service.loadTimeOffOf(loaded.value.caregiverId, today());
  });
  const refresh = () => Promise.all([record.reload(), activity.reload()]);
  return {
    record,
    activity,
    timeOff,
    reload: { load: () => service.loadPlacement(id), refresh },
    correct: action(
      thenRefresh((terms: Terms, seen: Terms) => service.correctPlacement(id, terms, seen), refresh),
    ),
    end: action(
      thenRefresh(
        ({ reason, lastDay, searchAgain, note }: PlacementEnd) =>
          service.endPlacement(id, reason, lastDay, searchAgain, note),
        refresh,
      ),
    ),
    /** What was done about what a family said of its care. */
    noteOf: (checkIn: string) =>
      action(thenRefresh((words: string) => service.noteCheckIn(checkIn, words), refresh)),
    reportNoShow: action(
      thenRefresh((onDate: string, note: string) => service.reportNoShow(id, onDate, note), refresh),
    ),
    takeBackNoShow: action(
      thenRefresh((onDate: string, note: string) => service.takeBackNoShow(id, onDate, note), refresh),
    ),
  };
}
