import { fill } from '../../lib/fill.ts';
import { formatDistance } from '../operator.ts';
import { fieldsInWords, toFirstField } from '../profile-fields.ts';
import { href } from '../routes.ts';
import { kind, type Texts } from './message-kind.ts';
import {
  toApplication,
  toDashboard,
  toDocument,
  toFamily,
  toJobs,
  toOffer,
  toOwnDocument,
  toOwnTerms,
} from './paths.ts';
import { chosen, documentName, ifGiven, longDay, pay, plainDay } from './values.ts';
import * as t from './caregiver.words.ts';

/** The values of a message about what a caregiver told us on a day. */
const saidOn = (texts: Texts) =>
  kind(texts, ['job', 'day', 'subject'], ({ day, ...given }) => ({
    ...toApplication(given),
    day: longDay(day),
  }));

/** Messages to caregivers about their profile, documents and applications. */
export const CAREGIVER_MESSAGES = {
  account_made: kind(t.account_made, [], ({ to }) => ({
    path: `${href('passwordForgot')}#email=${encodeURIComponent(to)}`,
  })),
  profile_entered: kind(t.profile_entered, ['fields'], ({ fields }) => ({
    // Where they confirm it.
    ...toDashboard(),
    fields: fieldsInWords(fields.split(',')),
  })),
  profile_received: kind(t.profile_received, ['due'], ({ due }) => ({
    ...toDashboard(),
    due: ifGiven(longDay(due)),
  })),
  profile_approved: kind(t.profile_approved, ['again?'], ({ again }, texts) => ({
    ...toJobs(),
    approved: again ? chosen(texts.again, again) : texts.first,
    then: again ? texts.counts : texts.mayApply,
  })),
  profile_changes: kind(t.profile_changes, ['reason', 'fields'], ({ fields }) => ({
    path: `${href('caregiverProfile')}${toFirstField(fields.split(','))}`,
    fields: ifGiven(fields && fieldsInWords(fields.split(','))),
  })),
  profile_suspended: kind(t.profile_suspended, ['reason'], () => ({ path: href('caregiverProfile') })),
  document_added: kind(t.document_added, ['document', 'subject'], ({ document, ...given }) => ({
    ...toOwnDocument(given),
    document: documentName(document),
  })),
  records_added: kind(t.records_added, ['fields', 'document', 'job'], ({ fields, document, job }) => ({
    ...toDashboard(),
    fields: ifGiven(fields && fieldsInWords(fields.split(','))),
    document: document ? document.split(',').map(documentName) : [],
    job: job ? job.split('\n') : [],
  })),
  document_verified: kind(t.document_verified, ['document', 'subject'], ({ document, ...given }) => ({
    ...toOwnDocument(given),
    document: documentName(document),
  })),
  document_rejected: kind(t.document_rejected, ['document', 'reason'], ({ document }) => ({
    ...toDocument(document),
    document: documentName(document),
  })),
  document_expiring: kind(
    t.document_expiring,
    ['document', 'day', 'placed'],
    ({ document, day, placed }, { then, thenWherePlaced }) => ({
      ...toDocument(document),
      document: documentName(document),
      day: plainDay(day),
      then: placed ? fill(thenWherePlaced, { placed: placed.split('\n').join(', ') }) : then,
    }),
  ),
  invited: kind(t.invited, ['job', 'subject', 'reason'], ({ reason, ...given }) => ({
    ...toApplication(given),
    reason: ifGiven(reason),
  })),
  invitation_ended: kind(t.invitation_ended, ['job', 'reason'], toJobs),
  application_recorded: saidOn(t.application_recorded),
  sharing_recorded: saidOn(t.sharing_recorded),
  document_dated: kind(
    t.document_dated,
    ['document', 'day', 'subject'],
    ({ document, day, ...given }, { until, unlimited }) => ({
      ...toOwnDocument(given),
      document: documentName(document),
      until: day ? fill(until, { day: plainDay(day) }) : unlimited,
    }),
  ),
  document_lapsed: kind(t.document_lapsed, ['document', 'day'], ({ document, day }) => ({
    ...toDocument(document),
    document: documentName(document),
    day: plainDay(day),
  })),
  shortlisted: kind(t.shortlisted, ['job', 'subject'], toApplication),
  introduced: kind(t.introduced, ['job', 'subject'], toApplication),
  introduction_ended: kind(t.introduction_ended, ['job', 'subject'], toApplication),
  offered: kind(t.offered, ['job', 'until', 'again?', 'subject'], ({ until, again, ...given }, texts) => ({
    ...toOffer(given),
    offer: again ? texts.next : texts.first,
    until: longDay(until),
    replaces: again === 'later' ? [] : ifGiven(chosen(texts.again, again)),
  })),
  offer_ended: kind(t.offer_ended, ['job', 'subject'], toApplication),
  placed: kind(
    t.placed,
    ['job', 'subject', 'day?', 'times?', 'rate?', 'said?', 'open?'],
    ({ day, times, rate, said, open, ...given }) => ({
      ...toFamily(given),
      day: ifGiven(longDay(day)),
      times: ifGiven(times),
      pay: ifGiven(pay(rate)),
      said: ifGiven(longDay(said)),
      open: ifGiven(open),
    }),
  ),
  placement_recorded: kind(t.placement_recorded, ['job', 'subject'], toOwnTerms),
  declined: kind(t.declined, ['job', 'reason', 'closed?', 'subject'], ({ closed, ...given }, texts) => ({
    ...toApplication(given),
    outcome: closed ? chosen(texts.closed, closed) : texts.notChosen,
  })),
  application_reopened: kind(
    t.application_reopened,
    ['job', 'now', 'again', 'subject'],
    ({ job, now, again, ...given }, texts) => ({
      ...toApplication(given),
      again: chosen(texts.again, again),
      renamed: now === job ? '' : fill(texts.renamed, { now }),
    }),
  ),
  job_changed: kind(t.job_changed, ['job', 'changed', 'subject'], ({ changed, ...given }, { parts }) => ({
    ...toApplication(given),
    changed: changed
      .split(',')
      .map((part) => chosen(parts, part))
      .join(', '),
  })),
  takes_longer_caregiver: kind(t.takes_longer_caregiver, ['waiting'], ({ waiting }, texts) => ({
    ...toDashboard(),
    waiting: chosen(texts.waiting, waiting),
  })),
  job_found: kind(
    t.job_found,
    ['job', 'times?', 'town?', 'km?', 'rate?', 'subject'],
    ({ times, town, km, rate, subject }, { where }) => ({
      path: href('caregiverApply', { jobId: subject }),
      times: ifGiven(times),
      place: ifGiven(town && fill(where, { town, distance: isNaN(+km) ? km : formatDistance(+km) })),
      pay: ifGiven(pay(rate)),
    }),
  ),
  jobs_found: kind(t.jobs_found, ['job', 'count'], ({ job, count }) => {
    const titles = job.split('\n');
    const more = Number(count) - titles.length;
    return {
      path: `${href('caregiverJobs')}?fits=1&sort=newest&dir=asc`,
      job: titles,
      more: more > 0 ? [String(more)] : [],
    };
  }),
};
