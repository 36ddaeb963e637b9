// bundle: own
import { formatDate, operator, today } from '../../domain/operator.ts';
import { fieldsInWords, toFirstField } from '../../domain/profile-fields.ts';
import { href } from '../../domain/routes.ts';
import type { ProfileStatus } from '../../domain/status.ts';
import { DOCUMENT_KINDS, type DocumentKind, inWords } from '../../domain/vocabulary.ts';
import { answerInWords } from '../../domain/waiting.ts';
import type { Tone } from '../../lib/tone.ts';
import type { Answer } from './with-answer-by.ts';

type ProfileInWords = {
  tone: Tone;
  title: string;
  /** What happened so far. */
  now?: string;
  /** The one thing to do next. */
  next: string;
  /** What changing the profile means at this stage. */
  editing?: string;
  action?: { label: string; href: string };
};

type Reviewed = {
  status: ProfileStatus;
  statusReason: string | null;
  submittedAt: string | null;
  changesSince: string | null;
  changesReason: string | null;
  changesFields: readonly string[];
};

/**
 * Where a caregiver's own profile is, in words for the caregiver; `complete` is in percent, `Answer` what there is to say of
 * when we answer, and `missing` the documents without which it can’t be approved, where that is known.
 */
export function profileInWords(
  { status, statusReason, submittedAt, changesSince, changesReason, changesFields }: Reviewed,
  complete: number,
  { answerBy, lastStep }: Answer = { answerBy: null, lastStep: '' },
  day = today(),
  missing?: readonly DocumentKind[],
): ProfileInWords {
  const toProfile = (label: string, field = '') => ({ label, href: `${href('caregiverProfile')}${field}` });
  const answer = [answerInWords(answerBy, day), lastStep].filter(Boolean).join(' ');
  const reason = `We wrote: “${statusReason ?? ''}”`;
  const about = changesFields.length > 0 ? ` Please look again at ${fieldsInWords(changesFields)}.` : '';
  const change = toProfile('Change your profile', toFirstField(changesFields));
  switch (status) {
    case 'draft':
      return complete < 100
        ? {
            tone: 'info',
            title: 'Complete your profile',
            next: 'Once it is complete and we have approved it, you see the jobs there are, and can apply.',
            action: toProfile('Go on with your profile'),
          }
        : {
            tone: 'info',
            title: 'Send your profile for review',
            next: 'Everything is there. Send it to us, and we read it.',
            action: toProfile('Go to your profile', '?section=send'),
          };
    case 'submitted':
      return {
        tone: 'info',
        title: 'We are reading your profile',
        now: `You sent it${submittedAt ? ` on ${formatDate(submittedAt)}` : ''}. ${answer}`.trim(),
        next: whatIsMissing(missing),
        editing: 'You can still change it; we read what is here.',
        action: {
          label: 'Add your documents',
          href: `${href('caregiverDocuments')}${missing?.[0] ? `?kind=${missing[0]}` : ''}`,
        },
      };
    case 'changes_requested':
      return {
        tone: 'warning',
        title: 'Your profile needs a change',
        now: `${reason}${about}`,
        next: 'Change it, then send it again.',
        editing: 'Change it, then send your profile for review again.',
        action: change,
      };
    case 'approved':
      if (changesReason) {
        return {
          tone: 'warning',
          title: 'Your changes need another look',
          now: `We wrote: “${changesReason}”${about}`,
          next: 'Change them once more. Until then you stay approved as you were, and jobs are matched by that.',
          editing: 'Until they are approved, you stay approved as you were.',
          action: change,
        };
      }
      return {
        tone: 'success',
        title: 'You are approved',
        now: changesSince
          ? `We have not read yet what you changed on ${formatDate(changesSince)}. ${answer && `${answer} `}Until then you are matched as you were approved.`
          : undefined,
        next: 'You can apply for every job whose requirements you meet. Keep your times up to date.',
        editing:
          'Your times, rate, phone, place and how far you travel count at once. We read every other change before it counts.',
        action: toProfile('Check your times', '#availability'),
      };
    case 'suspended':
      return {
        tone: 'danger',
        title: 'Your profile is suspended',
        now: reason,
        next: 'Call us to talk about it. Until then you see no jobs.',
        editing: 'What you entered is kept, but can’t be changed until we have talked. Call us.',
        action: {
          label: `Call ${operator.contact.phone}`,
          href: `tel:${operator.contact.phone.replace(/[^+\d]/g, '')}`,
        },
      };
  }
}

function whatIsMissing(missing: readonly DocumentKind[] | undefined): string {
  if (!missing) return 'Your documents can be added meanwhile.';
  if (missing.length === 0) return 'You don’t have to do anything for it now.';
  return `Before we can approve it, we still need from you: ${inWords(missing, DOCUMENT_KINDS)}.`;
}
