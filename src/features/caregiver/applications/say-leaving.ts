import type { LeaveWish } from '../../../data/leaving.ts';
import type { NamedJob } from '../../../domain/job-name.ts';
import type { SaidOfLeaving } from '../../../state/device/said.ts';
import { say, type SayCalls } from '../said/send-said.ts';

/** Says that the caregiver wants to stop. Refusals: those of `ask_to_leave`. */
export const sayLeaving = (
  placement: { id: string; job: NamedJob },
  { lastDay, reason, words }: LeaveWish,
  service?: SayCalls,
) =>
  say(
    (owner): SaidOfLeaving => ({
      ...{ id: crypto.randomUUID(), owner, kind: 'leave', placementId: placement.id, job: placement.job },
      ...{ lastDay, reason, words },
      at: Date.now(),
      tries: 0,
    }),
    service,
  );
