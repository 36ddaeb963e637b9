import { formatDate } from '../../../domain/operator.ts';
import { href } from '../../../domain/routes.ts';
import type { ProfileStatus } from '../../../domain/status.ts';
import type { Tone } from '../../../lib/tone.ts';

type NextStep = { tone: Tone; title: string; words: string; action?: { label: string; href: string } };

type Standing = {
  status: ProfileStatus;
  statusReason: string | null;
  submittedAt: string | null;
  /** Percent. */
  complete: number;
};

/** The one thing to do next, by where the profile stands. */
export function nextStep({ status, statusReason, submittedAt, complete }: Standing): NextStep {
  const toProfile = (label: string) => ({ label, href: href('caregiverProfile') });
  const toDocuments = { label: 'Add your documents', href: href('caregiverDocuments') };
  switch (status) {
    case 'draft':
      return complete < 100
        ? {
            tone: 'info',
            title: 'Complete your profile',
            words: 'Once it is complete and we have read it, you can apply for jobs.',
            action: toProfile('Go on with your profile'),
          }
        : {
            tone: 'info',
            title: 'Send your profile for review',
            words: 'Everything is there. Send it to us, and we read it.',
            action: toProfile('Go to your profile'),
          };
    case 'submitted':
      return {
        tone: 'info',
        title: 'We are reading your profile',
        words: `You sent it${submittedAt ? ` on ${formatDate(submittedAt)}` : ''}. You don’t have to do anything for it now; your documents can be added meanwhile.`,
        action: toDocuments,
      };
    case 'changes_requested':
      return {
        tone: 'warning',
        title: 'Your profile needs a change',
        words: `We wrote: “${statusReason ?? ''}” Change it, then send it again.`,
        action: toProfile('Change your profile'),
      };
    case 'approved':
      return {
        tone: 'success',
        title: 'You are approved',
        words: 'You can apply for every job whose requirements you meet. Keep your times up to date.',
        action: toProfile('Check your times'),
      };
    case 'suspended':
      return {
        tone: 'danger',
        title: 'Your profile is suspended',
        words: `We wrote: “${statusReason ?? ''}” Call us to talk about it. Until then you can’t apply for jobs.`,
      };
  }
}
