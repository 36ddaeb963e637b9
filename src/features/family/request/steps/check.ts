import type { Answers } from '../answers.ts';
import { only } from '../../../../lib/check-text.ts';
import type { Step } from '../step.ts';

export const check: Step = {
  slug: 'check',
  label: 'Check',
  title: 'Check your answers',
  fields: ['contactConfirmed', 'consent'],
  applies: () => true,
  errors: ({ byStaff, contactConfirmed, consent }) =>
    only({
      // Staff hear the number said; whoever types their own has to look at it once more.
      contactConfirmed:
        byStaff || contactConfirmed ? undefined : 'Tick the box to say that we reach you there',
      consent: consent ? undefined : 'Tick the box to say that you agree',
    }),
  summary: () => [],
};

/** What the person confirms: by which number and address we are going to reach them. */
export function contactInWords({ contactPhone, contactEmail }: Answers): string {
  const ways = [contactPhone.trim(), contactEmail.trim()].filter(Boolean);
  return `Yes, you can reach me at ${ways.join(' and at ')}`;
}
