import { fill } from '../../lib/fill.ts';
import { kind } from './message-kind.ts';
import { toContact, toRequest } from './paths.ts';
import { formatList } from '../operator.ts';
import { chosen, ifGiven, longDay, whoLeft } from './values.ts';
import * as t from './family.words.ts';

/** Messages to families about their request. */
export const FAMILY_MESSAGES = {
  receipt: kind(t.receipt, ['reference', 'secret', 'due', 'late?'], ({ due, late, ...given }, texts) => ({
    ...toRequest(given),
    due: longDay(due),
    ifTooLate: ifGiven(late && chosen(texts.late, late)),
  })),
  helper_receipt: kind(t.helper_receipt, ['reference', 'due'], ({ due }) => ({
    ...toContact(),
    due: longDay(due),
  })),
  private_link: kind(t.private_link, ['reference', 'secret'], toRequest),
  request_read: kind(t.request_read, ['reference', 'secret'], toRequest),
  question: kind(t.question, ['reference', 'secret'], toRequest),
  request_published: kind(t.request_published, ['reference', 'secret'], toRequest),
  introduction: kind(
    t.introduction,
    ['reference', 'secret', 'caregivers?'],
    ({ caregivers, ...given }, { unnamed }) => ({
      ...toRequest(given),
      caregivers: formatList(caregivers.split(',').filter(Boolean)) || unnamed,
    }),
  ),
  terms_offered: kind(
    t.terms_offered,
    ['reference', 'secret', 'caregiver', 'until'],
    ({ caregiver, until, ...given }, { answerBy, read, yesCounts, unnamed }) => ({
      ...toRequest(given),
      caregiver: caregiver || unnamed,
      // No day if the family's yes counts for these terms too.
      task: until ? fill(answerBy, { until: longDay(until) }) : read,
      until: ifGiven(longDay(until)),
      counts: until ? [] : [yesCounts],
    }),
  ),
  request_reopened: kind(
    t.request_reopened,
    ['reference', 'secret', 'caregiver?', 'reason'],
    (given, { unnamed }) => ({ ...toRequest(given), ...whoLeft(given, unnamed) }),
  ),
  message_answered: kind(t.message_answered, ['reference', 'secret'], toRequest),
  request_declined: kind(t.request_declined, ['reference', 'secret', 'reason'], toRequest),
  request_closed: kind(
    t.request_closed,
    ['reference', 'secret', 'caregiver?', 'caregivers?', 'reason'],
    ({ caregiver, caregivers, reason, ...given }) => ({
      ...toRequest(given),
      caregiver: ifGiven(caregiver),
      caregivers: ifGiven(formatList(caregivers.split(','))),
      reason: ifGiven(reason),
    }),
  ),
  takes_longer: kind(t.takes_longer, ['reference', 'secret'], toRequest),
  withdrawal_noted: kind(
    t.withdrawal_noted,
    ['reference', 'secret', 'placed?'],
    ({ placed, ...given }, texts) => ({
      ...toRequest(given),
      // It can't be reopened once someone was placed.
      ifNeeded: placed ? chosen(texts.placed, placed) : texts.reopen,
    }),
  ),
  withdrawal_undone: kind(t.withdrawal_undone, ['reference', 'secret', 'due'], ({ due, ...given }) => ({
    ...toRequest(given),
    due: ifGiven(longDay(due)),
  })),
  contact_changed: kind(t.contact_changed, ['reference', 'secret'], toRequest),
  contact_address_left: kind(t.contact_address_left, ['reference'], toContact),
};
