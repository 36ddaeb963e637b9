import { checkText, only } from '../../../../lib/check-text.ts';
import { QUESTIONS } from '../questions.ts';
import type { Step } from '../step.ts';

export const where: Step = {
  slug: 'where',
  label: 'Where',
  title: 'Where is care needed?',
  fields: ['place', 'address'],
  applies: () => true,
  errors: ({ place, address }) =>
    only({
      place: place ? undefined : 'Choose a town or area from the list',
      address: checkText(address, 'the address', { min: 3, max: 300 }),
    }),
  summary: ({ place, address }) => [
    { field: 'place', question: QUESTIONS.place, answer: place?.label ?? '' },
    { field: 'address', question: QUESTIONS.address, answer: address.trim() },
  ],
};
