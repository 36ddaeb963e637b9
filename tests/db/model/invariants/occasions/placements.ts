import { changed, type Turn } from '../../rows.ts';
import { type Tellers } from './tellers.ts';

/** Messages about a placement's end, terms and complaints. */
export function ofPlacements(turn: Turn, { staff, caregiver }: Tellers): string[] {
  const { after } = turn;
  const placements = changed(turn, 'placements');
  const ofEnds = placements.flatMap(({ from, to }) => {
    if (!from?.live || !to) return [];
    const leaves = (who: string) =>
      !after.accounts.some((row) => row.who === who && row.active) ||
      after.profiles.some((row) => row.who === who && ['draft', 'suspended'].includes(row.status));
    if (!to.live)
      return [
        ...caregiver(from.who, 'placement_ended'),
        ...(from.who && leaves(from.who) ? staff('caregiver_left') : []),
      ];
    if (from.endReason !== to.endReason)
      return [...caregiver(to.who, 'placement_ending'), `${to.family}: care_ending`];
    // On the day that agreed terms come into force, nobody is told again.
    const isApplied = changed(turn, 'newTerms').some(
      (one) => one.to?.applied && !one.from?.applied && one.to.key.startsWith(`${to.key}/`),
    );
    return isApplied || JSON.stringify(from.terms) === JSON.stringify(to.terms)
      ? []
      : [...caregiver(to.who, 'placement_changed'), `${to.family}: care_changed`];
  });

  const ofTerms = changed(turn, 'newTerms').flatMap(({ from, to }) => {
    if (!to) return [];
    const tell = (kind: string, but?: 'family' | 'caregiver') => [
      ...(but === 'family' ? [] : [`${to.family}: terms_${kind}`]),
      ...(but === 'caregiver' ? [] : caregiver(to.whose, `new_terms_${kind}`)),
    ];
    if (!from) return tell('proposed');
    if (to.agreed && !from.agreed) return tell('agreed');
    if (!to.ended || from.ended || !to.placed) return [];
    // For terms after the last day, the message about that day names them.
    const isCutOff = placements.some(
      (one) => to.key.startsWith(`${one.to?.key}/`) && one.from?.endsOn !== one.to?.endsOn,
    );
    if (isCutOff) return [];
    return to.refusedBy ? [...tell('off', to.refusedBy), ...staff('terms_refused')] : tell('off');
  });

  const ofLeaving = placements.flatMap(({ from, to }) => {
    if (!from || !to || from.leave === to.leave) return [];
    if (to.leave) return staff('leave_asked');
    return /^answer_leave/.test(turn.step) ? caregiver(to.who, 'leave_settled') : [];
  });

  const ofCheckIns = changed(turn, 'checkIns').flatMap(({ from, to }) => {
    return to && !from ? [`${to.family}: check_in`] : [];
  });

  const ofComplaints = changed(turn, 'complaints').flatMap(({ from, to }) => {
    if (!to) return [];
    const tell = (kind: string) => (to.side === 'family' ? [`${to.family}: ${kind}`] : []);
    if (from) return to.settled && !from.settled ? tell('complaint_settled') : [];
    const what = to.safety ? 'safety' : 'complaint';
    return [...tell(`${what}_received`), ...staff(`${what}_raised`)];
  });

  return [...ofEnds, ...ofTerms, ...ofLeaving, ...ofCheckIns, ...ofComplaints];
}
