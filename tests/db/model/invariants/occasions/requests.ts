import { type Turn } from '../../rows.ts';
import { type Tellers } from './tellers.ts';

/** Messages about requests, by all changes of the step. */
export function ofRequests(turn: Turn, { staff }: Tellers): string[] {
  const { by, before, after } = turn;
  return after.requests.flatMap((to) => {
    const from = before.requests.find(({ key }) => key === to.key);
    const tell = (kind: string) => [`${to.family}: ${kind}`];
    if (!from) return [...staff('request_received'), ...tell('receipt')];
    const placed = after.placements.filter((row) => row.family === to.family);
    const was = (key: string) => before.placements.find((row) => row.key === key);
    const isNew = placed.some(({ key }) => !was(key));
    const ended = placed.filter(({ key, live }) => !live && was(key)?.live);
    const isLookedFor = after.jobs.some(({ family, status }) => family === to.family && status === 'open');
    const contact = from.contact !== to.contact && !to.erased ? tell('contact_changed') : [];
    if (from.status !== to.status) {
      switch (to.status) {
        case 'submitted':
          return [...staff('request_resumed'), ...tell('withdrawal_undone')];
        case 'in_review':
          return tell(from.status === 'submitted' ? 'request_read' : 'request_reopened');
        case 'open':
          if (from.status !== 'matched') return tell('request_published');
          return tell(isLookedFor ? 'searching_again' : 'part_uncovered');
        case 'matched':
          if (from.availability !== to.availability && by !== 'time') return tell('care_changed');
          return tell(isNew ? 'caregiver_found' : 'covered_again');
        case 'declined':
          return tell('request_declined');
        case 'closed':
          return tell('request_closed');
        case 'withdrawn':
          return [...staff('request_withdrawn'), ...(to.erased ? [] : tell('withdrawal_noted'))];
      }
    }
    // A family is not told about their own change.
    if (
      from.availability !== to.availability &&
      from.answers === to.answers &&
      by !== 'time' &&
      by !== to.family
    )
      return [...contact, ...tell('care_changed')];
    if (isNew) return [...contact, ...tell('part_found')];
    const uncovered = ended.some(({ availability }) => (availability & to.needed & ~to.covered) !== 0);
    if (uncovered && placed.some(({ live }) => live)) return tell('part_uncovered');
    return [...contact, ...(by === 'time' ? [] : ended.flatMap(() => tell('care_ended')))];
  });
}
