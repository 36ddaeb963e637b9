import { only } from '../../../../lib/check-text.ts';
import { QUESTIONS } from '../questions.ts';
import type { Step } from '../step.ts';
import { NOTES_LENGTH } from './contact.ts';

export const team: Step = {
  slug: 'team',
  label: 'Team',
  title: 'What should the team know?',
  fields: ['priority', 'internalNotes'],
  internal: true,
  applies: ({ byStaff }) => byStaff,
  errors: ({ internalNotes }) =>
    only({
      internalNotes:
        internalNotes.trim().length > NOTES_LENGTH
          ? `Shorten the notes to ${NOTES_LENGTH} characters`
          : undefined,
    }),
  summary: ({ priority, internalNotes }) => [
    { field: 'priority', question: QUESTIONS.priority, answer: priority ? 'Yes' : 'No' },
    { field: 'internalNotes', question: QUESTIONS.internalNotes, answer: internalNotes.trim() },
  ],
};
