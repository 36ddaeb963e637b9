import { formatLongDay, formatNearDay, today } from '../../../domain/operator.ts';
import { hasBegun, isOver } from '../../../domain/visit-clock.ts';
import { hoursInShort, movedTime } from '../../../domain/visit-hours.ts';
import type { VisitChange } from '../../../domain/visits.ts';
import { fill } from '../../../lib/fill.ts';
import type { Visit } from './placement-screen.ts';
import * as t from './words.ts';

/**
 * What staff can do about a visit: record what was said, move it, find a stand-in, invite several, record what they
 * did, or cancel the change.
 */
export type VisitStep = VisitChange | 'move' | 'moveBack' | 'find' | 'invite' | 'settle' | 'takeBack';

/** The steps for a visit of a live or ended placement; `now` is the operator’s time. */
export function stepsOf(visit: Visit, isLive: boolean, now?: string): VisitStep[] {
  const { kind, settledAt } = visit;
  const over = isOver(visit, now);
  if (!kind) {
    if (!isLive) return [];
    return [
      ...(hasBegun(visit, now) ? (['missed'] as const) : []),
      ...(over ? [] : (['cannot_come', 'not_needed'] as const)),
      ...(visit.moved
        ? hasBegun(visit, now)
          ? []
          : (['moveBack'] as const)
        : over
          ? []
          : (['move'] as const)),
    ];
  }
  const isOpen = kind !== 'not_needed' && !settledAt;
  const isAbsence = kind === 'cannot_come' && isLive;
  return [
    ...(isAbsence && visit.coveredName && hasBegun(visit, now) ? (['missed'] as const) : []),
    ...(isOpen && isAbsence && !over
      ? ([...(hasBegun(visit, now) ? [] : (['invite'] as const)), 'find'] as const)
      : []),
    ...(isOpen ? (['settle'] as const) : []),
    ...(isAbsence && !over ? (['not_needed'] as const) : []),
    ...(kind === 'missed' || !over ? (['takeBack'] as const) : []),
  ];
}

const BUTTONS: Record<VisitStep, string> = {
  cannot_come: t.say.cannot_come.action,
  not_needed: t.say.not_needed.action,
  missed: t.say.missed.action,
  move: t.move,
  moveBack: t.moveBack,
  find: t.findSomeone,
  invite: t.inviteSeveral,
  settle: t.noteWhatDone,
  takeBack: t.takeBack,
};
export const stepInWords = (step: VisitStep): string => BUTTONS[step];

/** When a visit is, in short: “Tue 24 Nov, 7:30–9:00”. */
export const visitInShort = (visit: Visit): string =>
  fill(t.dayAndTime, { day: formatNearDay(visit.onDate), time: hoursInShort(visit) });

/** When a visit is, for a sentence: “Tuesday 24 November, 7:30–9:00”. */
export const visitInWords = (visit: Visit): string =>
  fill(t.dayAndTime, { day: formatLongDay(visit.onDate), time: hoursInShort(visit) });

/** What is different about a visit, one line each; empty if nothing is. */
export const changesOf = (visit: Visit): string[] => [...stateOf(visit), ...movedOf(visit)];

/** When a moved visit was before: “Tue 24 Nov, 7:30–9:00”. */
export const movedFrom = (moved: NonNullable<Visit['moved']>): string =>
  fill(t.dayAndTime, { day: formatNearDay(moved.day), time: movedTime(moved) });

function movedOf({ moved }: Visit): string[] {
  if (!moved) return [];
  const state = fill(t.movedFrom, { visit: movedFrom(moved) });
  return [
    moved.reason ? fill(t.withReason, { state, reason: moved.reason }) : state,
    ...(moved.saidBy ? [fill(t.saidBy, { saidBy: moved.saidBy })] : []),
  ];
}

function stateOf({ kind, reason, saidBy, coveredName, settledAt, note }: Visit): string[] {
  if (!kind) return [];
  const isCovered = kind === 'cannot_come' && coveredName;
  const state = isCovered ? t.usualCannotCome : t.visitStates[kind];
  const done = isCovered ? t.saidYes : t.whatDoneAbout;
  return [
    ...(isCovered ? [fill(t.comesInstead, { name: coveredName })] : []),
    reason ? fill(t.withReason, { state, reason }) : state,
    ...(saidBy ? [fill(t.saidBy, { saidBy })] : []),
    ...(coveredName && !isCovered ? [fill(t.wasToCome, { name: coveredName })] : []),
    ...(kind === 'cannot_come' && !settledAt ? [t.nobodyYet] : []),
    ...(settledAt ? [fill(done, { note: note ?? t.noLongerKept })] : []),
  ];
}

/** Sorts visits: those to come and changed earlier ones, and apart from them earlier ones as agreed. */
export const sortVisits = (visits: readonly Visit[], day = today()) => {
  const isShown = ({ onDate, kind, moved }: Visit) => onDate >= day || kind !== null || moved !== null;
  return { shown: visits.filter(isShown), earlier: visits.filter((visit) => !isShown(visit)) };
};
