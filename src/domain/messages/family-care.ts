import { fill } from '../../lib/fill.ts';
import { operator } from '../operator.ts';
import { emergencyWords, statements } from '../statements.ts';
import { kind, type Texts } from './message-kind.ts';
import { toRequest } from './paths.ts';
import { allTimes, changes, fromWhen, ifGiven, lastDay, longDay, when } from './values.ts';
import * as t from './family-care.words.ts';

const familyVisit = (texts: Texts) =>
  kind(texts, ['reference', 'secret', 'day', 'opens'], (given) => ({ ...toRequest(given), ...when(given) }));
const familyTerms = (texts: Texts) =>
  kind(texts, ['reference', 'secret', 'day'], ({ day, ...given }) => ({
    ...toRequest(given),
    day: longDay(day),
  }));

/** What a family hears of the care they get. */
export const FAMILY_CARE_MESSAGES = {
  caregiver_found: kind(t.caregiver_found, ['reference', 'secret'], toRequest),
  part_found: kind(t.part_found, ['reference', 'secret', 'times'], toRequest),
  covered_again: kind(t.covered_again, ['reference', 'secret'], toRequest),
  searching_again: kind(t.searching_again, ['reference', 'secret', 'reason'], ({ reason, ...given }) => ({
    ...toRequest(given),
    reason: ifGiven(reason),
  })),
  part_uncovered: kind(
    t.part_uncovered,
    ['reference', 'secret', 'reason', 'times'],
    ({ reason, ...given }) => ({
      ...toRequest(given),
      reason: ifGiven(reason),
    }),
  ),
  care_ending: kind(t.care_ending, ['reference', 'secret', 'day', 'reason', 'off'], (given) => ({
    ...toRequest(given),
    ...lastDay(given),
  })),
  care_ended: kind(t.care_ended, ['reference', 'secret', 'reason'], ({ reason, ...given }, { why }) => ({
    ...toRequest(given),
    why: reason && fill(why, { reason }),
  })),
  care_changed: kind(t.care_changed, ['reference', 'secret', 'changed'], ({ changed, ...given }) => ({
    ...toRequest(given),
    changed: changes(changed),
  })),
  visit_off: kind(
    t.visit_off,
    ['reference', 'secret', 'day', 'opens', 'more', 'soon'],
    (given, { days }) => ({
      ...toRequest(given),
      ...allTimes(given, days),
      soon: ifGiven(given.soon),
      call: operator.contact.phone,
    }),
  ),
  visit_covered: familyVisit(t.visit_covered),
  visit_on_again: kind(
    t.visit_on_again,
    ['reference', 'secret', 'day', 'opens', 'more'],
    (given, { days }) => ({
      ...toRequest(given),
      ...allTimes(given, days),
    }),
  ),
  visit_moved: kind(t.visit_moved, ['reference', 'secret', 'day', 'opens', 'fromDay', 'from'], (given) => ({
    ...toRequest(given),
    ...fromWhen(given),
  })),
  terms_proposed: familyTerms(t.terms_proposed),
  terms_agreed: familyTerms(t.terms_agreed),
  terms_off: familyTerms(t.terms_off),
  check_in: kind(t.check_in, ['reference', 'secret'], toRequest),
  complaint_received: kind(t.complaint_received, ['reference', 'secret'], toRequest),
  safety_received: kind(t.safety_received, ['reference', 'secret'], (given) => ({
    ...toRequest(given),
    emergency: emergencyWords,
    ...statements.safeguarding,
    authority: statements.safeguarding.authority.name,
  })),
  complaint_settled: kind(t.complaint_settled, ['reference', 'secret'], toRequest),
};
