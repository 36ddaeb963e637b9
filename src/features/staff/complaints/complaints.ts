import {
  type About,
  loadComplaints,
  type Recorded,
  recordComplaint,
  reopenComplaint,
  settleComplaint,
  type Settled,
} from '../../../data/complaints.ts';
import type { ValueOf } from '../../../lib/result.ts';
import { action } from '../../../state/action.ts';
import { loadable } from '../../../state/loadable.ts';
import { thenRefresh } from '../../../state/then-refresh.ts';
import { createNextUp } from '../next/next-up.ts';
import { waitingCalls } from '../waiting/with-waiting.ts';

export const complaintCalls = {
  loadComplaints,
  recordComplaint,
  settleComplaint,
  reopenComplaint,
  ...waitingCalls,
};
export type Complaint = ValueOf<typeof loadComplaints>[number];
export type ComplaintsStore = ReturnType<typeof createComplaints>;

/** The complaints about a placement, a request or a caregiver, and what staff can do with them. */
export function createComplaints(about: About, further?: () => Promise<unknown>, service = complaintCalls) {
  const list = loadable(() => service.loadComplaints(about));
  const refresh = () => Promise.all([list.reload(), further?.()]);
  const next = createNextUp('complaint', about.id, service);
  return {
    list,
    /** What waits next, once a complaint is settled. */
    next,
    /** Complaints are recorded on a placement. */
    placement: about.of === 'id' ? about.id : undefined,
    record: action(
      thenRefresh((complaint: Recorded) => service.recordComplaint(about.id, complaint), refresh),
    ),
    settle: action(
      next.after(
        thenRefresh((id: string, settled: Settled) => service.settleComplaint(id, settled), refresh),
      ),
    ),
    reopenOf: (id: string) => action(thenRefresh(() => service.reopenComplaint(id), refresh)),
  };
}
