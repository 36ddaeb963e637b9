import { formatList } from '../operator.ts';
import { kind, type Texts } from './message-kind.ts';
import { toApplication, toDashboard, toOwnTerms, toOwnVisit, toTerms } from './paths.ts';
import {
  changes,
  chosen,
  CORRECTED,
  correction,
  fromWhen,
  ifGiven,
  lastDay,
  longDay,
  longDays,
  newTerms,
  partOfDay,
  pay,
  when,
} from './values.ts';
import * as t from './caregiver-work.words.ts';

const ownVisit = (texts: Texts) =>
  kind(texts, ['job', 'day', 'opens'], (given) => ({ ...toOwnVisit(given), ...when(given) }));
const ownTerms = (texts: Texts, to = toApplication) =>
  kind(texts, ['job', 'day', 'subject'], ({ day, ...given }) => ({
    ...to(given),
    day: longDay(day),
  }));

/** Messages to caregivers about their visits. */
export const CAREGIVER_WORK_MESSAGES = {
  placement_ended: kind(t.placement_ended, ['job', 'reason', 'subject'], ({ reason, ...given }) => ({
    ...toApplication(given),
    reason: ifGiven(reason),
  })),
  placement_ending: kind(
    t.placement_ending,
    ['job', 'day', 'reason', 'off', 'subject'],
    ({ reason, ...given }) => ({
      ...toApplication(given),
      ...lastDay(given),
      reason: ifGiven(reason),
    }),
  ),
  placement_changed: kind(
    t.placement_changed,
    ['job', 'changed', 'off', 'subject', ...CORRECTED],
    (given, texts) => ({
      ...toOwnTerms(given),
      changed: changes(given.changed),
      off: longDays(given.off),
      ...correction(given, texts),
    }),
  ),
  visit_not_needed: ownVisit(t.visit_not_needed),
  visit_missed: ownVisit(t.visit_missed),
  visit_not_missed: ownVisit(t.visit_not_missed),
  visit_restored: ownVisit(t.visit_restored),
  own_visit_moved: kind(t.own_visit_moved, ['job', 'day', 'opens', 'fromDay', 'from'], (given) => ({
    ...toOwnVisit(given),
    ...fromWhen(given),
  })),
  absence_covered: ownVisit(t.absence_covered),
  visit_to_cover: kind(t.visit_to_cover, ['job', 'day', 'opens', 'town?'], (given) => ({
    ...toOwnVisit(given),
    ...when(given),
    town: ifGiven(given.town),
  })),
  cover_ended: kind(t.cover_ended, ['job', 'day', 'opens', 'why?'], ({ why, ...given }, texts) => ({
    ...toOwnVisit(given),
    ...when(given),
    why: ifGiven(why && chosen(texts.why, why)),
  })),
  cover_asked: kind(
    t.cover_asked,
    ['job', 'day', 'opens', 'closes', 'minutes?', 'town', 'rate'],
    ({ day, opens, closes, minutes, rate }) => ({
      ...toOwnVisit({ day, opens }),
      day: longDay(day),
      hours: partOfDay([opens, closes, minutes].filter(Boolean).join('-')),
      pay: ifGiven(pay(rate)),
    }),
  ),
  cover_off: kind(t.cover_off, ['job', 'day', 'opens', 'why'], ({ why, ...given }, texts) => ({
    ...toDashboard(),
    ...when(given),
    why: chosen(texts.why, why),
  })),
  new_terms_proposed: kind(
    t.new_terms_proposed,
    ['job', 'day', 'changed?', 'times?', 'rate?', 'subject'],
    (given) => ({ ...toTerms(given), day: longDay(given.day), ...newTerms(given) }),
  ),
  new_terms_agreed: ownTerms(t.new_terms_agreed, toTerms),
  new_terms_off: ownTerms(t.new_terms_off),
  arrival_notes_changed: kind(t.arrival_notes_changed, ['job', 'changed'], ({ changed }, texts) => ({
    ...toDashboard(),
    changed: formatList(changed.split(',').map((part) => chosen(texts.changed, part))),
  })),
  leave_settled: kind(t.leave_settled, ['job', 'reason', 'subject'], toApplication),
};
