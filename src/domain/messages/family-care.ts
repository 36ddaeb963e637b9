import { COMPLAINT_RESULTS } from '../complaint-outcomes.ts';
import { nextInWords } from '../next-in.ts';
import { formatList, operator } from '../operator.ts';
import { emergencyWords } from '../emergency.ts';
import { statements } from '../statements.ts';
import { kind, type Texts } from './message-kind.ts';
import { toFamilyCaregivers, toFamilyTerms, toFamilyVisit, toRequest } from './paths.ts';
import {
  allTimes,
  changes,
  chosen,
  fromWhen,
  ifGiven,
  lastDay,
  longDay,
  longDays,
  when,
  whoLeft,
  newTerms,
} from './values.ts';
import * as t from './family-care.words.ts';

const { hours, phone } = operator.contact;

/** What changes about the terms, from which day. */
const changedTerms = (texts: Texts) =>
  kind(texts, ['reference', 'secret', 'day', 'changed?', 'times?', 'rate?'], (given) => ({
    ...toFamilyTerms(given),
    day: longDay(given.day),
    ...newTerms(given),
  }));

/** Who comes when, from which day. */
const placed = (texts: Texts & { unnamed: string }, to = toRequest) =>
  kind(
    texts,
    ['reference', 'secret', 'caregiver', 'day', 'times'],
    ({ caregiver, day, ...given }, { unnamed }) => ({
      ...to(given),
      caregiver: caregiver || unnamed,
      day: longDay(day),
    }),
  );

/** The same, with those the family no longer has to talk about first. */
const found = (texts: Texts & { unnamed: string }) => {
  const { params, values } = placed(texts);
  return kind(texts, [...params, 'caregivers?'], ({ caregivers, ...given }, own) => ({
    ...values(given, own),
    others: ifGiven(formatList(caregivers.split(',').filter(Boolean))),
  }));
};

const uncovered = (texts: Texts & { unnamed: string }) =>
  kind(texts, ['reference', 'secret', 'caregiver?', 'reason', 'times?', 'until?'], (given, { unnamed }) => ({
    // Someone may still come until their last day.
    ...(given.until ? toFamilyCaregivers : toRequest)(given),
    ...whoLeft(given, unnamed),
    times: ifGiven(given.until ? '' : given.times),
    timesThen: ifGiven(given.until && given.times),
    until: longDay(given.until),
  }));

/** Messages to families about their care. */
export const FAMILY_CARE_MESSAGES = {
  caregiver_found: found(t.caregiver_found),
  part_found: found(t.part_found),
  care_recorded: placed(t.care_recorded, toFamilyTerms),
  covered_again: kind(t.covered_again, ['reference', 'secret'], toRequest),
  searching_again: uncovered(t.searching_again),
  part_uncovered: uncovered(t.part_uncovered),
  care_ending: kind(
    t.care_ending,
    ['reference', 'secret', 'caregiver', 'day', 'reason', 'off'],
    (given, { unnamed }) => ({
      ...toFamilyCaregivers(given),
      ...lastDay(given),
      caregiver: given.caregiver || unnamed,
    }),
  ),
  care_ended: kind(t.care_ended, ['reference', 'secret', 'caregiver?', 'reason'], (given, { unnamed }) => ({
    ...toRequest(given),
    ...whoLeft(given, unnamed),
  })),
  care_changed: kind(t.care_changed, ['reference', 'secret', 'changed', 'off'], (given) => ({
    ...toFamilyTerms(given),
    changed: changes(given.changed),
    off: longDays(given.off),
  })),
  visit_off: kind(
    t.visit_off,
    ['reference', 'secret', 'caregiver', 'day', 'opens', 'more', 'soon', 'nextIn?'],
    (given, { days, unnamed }) => ({
      ...toFamilyVisit(given),
      caregiver: given.caregiver || unnamed,
      ...allTimes(given, days),
      soon: ifGiven(given.soon),
      nextIn: ifGiven(nextInWords(longDay(given.nextIn))),
      call: `${phone} (${hours})`,
      emergency: emergencyWords,
    }),
  ),
  visit_covered: kind(
    t.visit_covered,
    ['reference', 'secret', 'caregiver', 'other', 'day', 'opens'],
    (given, { unnamed, unnamedOther }) => ({
      ...toFamilyVisit(given),
      ...when(given),
      caregiver: given.caregiver || unnamed,
      other: given.other || unnamedOther,
    }),
  ),
  visit_on_again: kind(
    t.visit_on_again,
    ['reference', 'secret', 'caregiver', 'day', 'opens', 'more'],
    (given, { days, unnamed }) => ({
      ...toFamilyVisit(given),
      caregiver: given.caregiver || unnamed,
      ...allTimes(given, days),
    }),
  ),
  visit_moved: kind(
    t.visit_moved,
    ['reference', 'secret', 'caregiver', 'day', 'opens', 'fromDay', 'from'],
    (given, { unnamed }) => ({
      ...toFamilyVisit(given),
      caregiver: given.caregiver || unnamed,
      ...fromWhen(given),
    }),
  ),
  terms_proposed: changedTerms(t.terms_proposed),
  terms_agreed: changedTerms(t.terms_agreed),
  terms_off: kind(t.terms_off, ['reference', 'secret', 'day'], ({ day, ...given }) => ({
    ...toRequest(given),
    day: longDay(day),
  })),
  check_in: kind(t.check_in, ['reference', 'secret'], toRequest),
  complaint_received: kind(t.complaint_received, ['reference', 'secret', 'due?'], ({ due, ...given }) => ({
    ...toRequest(given),
    due: ifGiven(longDay(due)),
  })),
  safety_received: kind(t.safety_received, ['reference', 'secret', 'due?'], ({ due, ...given }) => ({
    ...toRequest(given),
    due: ifGiven(longDay(due)),
    emergency: emergencyWords,
    ...statements.safeguarding,
    authority: statements.safeguarding.authority.name,
  })),
  complaint_settled: kind(
    t.complaint_settled,
    ['reference', 'secret', 'outcome?'],
    ({ outcome, ...given }) => ({
      ...toRequest(given),
      outcome: ifGiven(chosen(COMPLAINT_RESULTS, outcome)),
    }),
  ),
};
