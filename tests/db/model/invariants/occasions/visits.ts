import { changed, type Turn } from '../../rows.ts';
import { type Tellers } from './tellers.ts';

/** Messages about changes of visits, and invitations to cover. */
export function ofVisits(turn: Turn, { staff, caregiver }: Tellers): string[] {
  const { by } = turn;
  const visitChanges = changed(turn, 'visits');
  // A visit that the family needs after all may fall on later days off, and is cancelled again.
  const isAway = ({ key, day }: { key: string; day: string }) =>
    visitChanges.some(
      ({ from, to }) =>
        !from && to?.daysOff && to.day === day && to.key.split('/visit ')[0] === key.split('/visit ')[0],
    );
  const removesDaysOff = /^remove_time_off/.test(turn.step);
  // Once for all visits of a placement, and to staff for each days off.
  const offOrBack = visitChanges.flatMap(({ from, to }) => {
    if (!to) return [];
    const family = (kind: string) => `${to.key.split('/visit ')[0]}|${to.family}: ${kind}`;
    if (!from && to.daysOff)
      return [
        family('visit_off'),
        ...staff('placed_away').map((line) => `${to.key.split('/visit ')[0]} ${to.daysOff}|${line}`),
      ];
    return removesDaysOff && from && to.undone && !from.undone ? [family('visit_on_again')] : [];
  });
  const ofDaysOff = [...new Set(offOrBack)].map((line) => line.split('|')[1] ?? '');
  const ofChanges = visitChanges.flatMap(({ from, to }) => {
    if (!to || (!from && to.daysOff) || (removesDaysOff && to.undone)) return [];
    const tell = (kind: string) => caregiver(to.whose, kind);
    const uncovered = [`${to.family}: visit_off`, ...staff('visit_uncovered')];
    // If a visit had a stand-in, they are told, and not its caregiver.
    const tellMissed = (kind: string) => (to.covered ? caregiver(to.covers, kind) : tell(kind));
    const moved = [`${to.family}: visit_moved`, ...tell('own_visit_moved')];
    if (!from) {
      if (to.kind === 'moved') return moved;
      if (to.kind === 'cannot_come') return uncovered;
      return to.kind === 'not_needed'
        ? tell('visit_not_needed')
        : [...tellMissed('visit_missed'), ...staff('nobody_came')];
    }
    if (from.undone && !to.undone) return to.covered ? [] : uncovered;
    if (to.undone && !from.undone) {
      if (to.kind === 'missed')
        return /^take_back/.test(turn.step) && (to.covered || by !== to.whose)
          ? tellMissed('visit_not_missed')
          : [];
      const isMissed = visitChanges.some((one) => !one.from && one.to?.kind === 'missed');
      const ended = isMissed || by === from.covers ? [] : caregiver(from.covers, 'cover_ended');
      // If a visit no longer exists, the message about the end or the correction says so.
      if (!/^take_back/.test(turn.step)) return ended;
      if (to.kind === 'moved') return moved;
      return [
        ...ended,
        ...(to.kind === 'cannot_come' ? [`${to.family}: visit_on_again`] : []),
        ...(by === to.whose || to.replaces || isAway(to) ? [] : tell('visit_restored')),
      ];
    }
    if (to.covers && !from.covers)
      return [
        `${to.family}: visit_covered`,
        ...caregiver(to.covers, 'visit_to_cover'),
        ...tell('absence_covered'),
        ...(by === to.covers ? staff('cover_agreed') : []),
      ];
    const isOpenAgain = from.covered && !to.covered;
    return isOpenAgain
      ? [...(by === from.covers ? [] : caregiver(from.covers, 'cover_ended')), ...uncovered]
      : [];
  });

  const ofAsked = changed(turn, 'asked').flatMap(({ from, to }) => {
    if (!to) return [];
    if (!to.settled) return caregiver(to.who, 'cover_asked');
    return from?.settled === false && to.comes === null && !to.begun ? caregiver(to.who, 'cover_off') : [];
  });

  return [...ofDaysOff, ...ofChanges, ...ofAsked];
}
