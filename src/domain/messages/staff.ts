import { fill } from '../../lib/fill.ts';
import { kind, type Texts } from './message-kind.ts';
import { toAdminApplication, toAdminCaregiver, toAdminPlacement, toAdminRequest, toToday } from './paths.ts';
import { chosen, documentName, longDay, plainDay, when } from './values.ts';
import * as t from './staff.words.ts';

const staffVisit = (texts: Texts) =>
  kind(texts, ['job', 'day', 'opens', 'subject'], (given) => ({
    ...toAdminPlacement(given),
    ...when(given),
  }));

/** Messages to our team. */
export const STAFF_MESSAGES = {
  request_received: kind(t.request_received, ['reference', 'subject'], toAdminRequest),
  request_changed: kind(t.request_changed, ['reference', 'subject'], toAdminRequest),
  request_withdrawn: kind(t.request_withdrawn, ['reference', 'subject'], toAdminRequest),
  request_resumed: kind(t.request_resumed, ['reference', 'subject'], toAdminRequest),
  request_idle: kind(t.request_idle, ['reference', 'day', 'subject'], ({ day, ...given }) => ({
    ...toAdminRequest(given),
    day: longDay(day),
  })),
  question_answered: kind(t.question_answered, ['reference', 'subject'], toAdminRequest),
  family_wrote: kind(t.family_wrote, ['reference', 'subject'], toAdminRequest),
  profile_to_check: kind(t.profile_to_check, ['subject'], toAdminCaregiver),
  document_to_check: kind(t.document_to_check, ['subject'], toAdminCaregiver),
  placed_document_lapsed: kind(
    t.placed_document_lapsed,
    ['document', 'day', 'subject'],
    ({ document, day, ...given }) => ({
      ...toAdminCaregiver(given),
      document: documentName(document),
      day: plainDay(day),
    }),
  ),
  caregiver_left: kind(t.caregiver_left, ['job', 'subject'], toAdminRequest),
  placed_away: kind(t.placed_away, ['job', 'day', 'until', 'subject'], ({ day, until, ...given }, texts) => ({
    ...toAdminPlacement(given),
    days: fill(day === until ? texts.days.one : texts.days.several, {
      day: longDay(day),
      until: longDay(until),
    }),
  })),
  application_received: kind(t.application_received, ['job', 'subject'], toAdminApplication),
  invitation_declined: kind(t.invitation_declined, ['job', 'subject'], toAdminApplication),
  introduction_answered: kind(
    t.introduction_answered,
    ['job', 'answer', 'subject'],
    ({ answer, ...given }, texts) => ({
      ...toAdminApplication(given),
      answer: chosen(texts.answer, answer),
    }),
  ),
  complaint_raised: kind(t.complaint_raised, ['reference', 'subject'], toAdminPlacement),
  safety_raised: kind(t.safety_raised, ['reference', 'subject'], toAdminPlacement),
  visit_uncovered: staffVisit(t.visit_uncovered),
  cover_agreed: staffVisit(t.cover_agreed),
  nobody_came: staffVisit(t.nobody_came),
  terms_refused: kind(t.terms_refused, ['job', 'subject'], toAdminPlacement),
  leave_asked: kind(t.leave_asked, ['job', 'subject'], toAdminPlacement),
  offer_answered: kind(t.offer_answered, ['job', 'answer', 'subject'], ({ answer, ...given }, texts) => ({
    ...toAdminApplication(given),
    answer: chosen(texts.answer, answer),
  })),
  offer_unanswered: kind(t.offer_unanswered, ['job', 'subject'], toAdminApplication),
  request_given: kind(t.request_given, ['reference', 'subject'], toAdminRequest),
  caregiver_given: kind(t.caregiver_given, ['subject'], toAdminCaregiver),
  overdue: kind(t.overdue, ['count'], toToday),
  staff_news: kind(t.staff_news, ['of', 'count'], ({ of }) => ({
    ...toToday(),
    what: (t as Partial<Record<string, { label?: string }>>)[of]?.label ?? of,
  })),
};
