import { RELATIONS } from '../../../../domain/vocabulary.ts';
import { checkText, only } from '../../../../lib/check-text.ts';
import { questionOf } from '../questions.ts';
import type { Step } from '../step.ts';

export const who: Step = {
  slug: 'who',
  label: 'Who',
  title: 'Who needs care?',
  fields: ['relation', 'recipientName', 'hasHelper'],
  applies: () => true,
  errors: (answers) =>
    only({
      relation: answers.relation === '' ? 'Choose who the care is for' : undefined,
      recipientName: checkText(
        answers.recipientName,
        answers.relation === 'self' ? 'your name' : 'the name of the person who needs care',
        { max: 120 },
      ),
    }),
  summary: (answers) => [
    {
      field: 'relation',
      question: questionOf('relation', answers),
      answer: answers.relation && RELATIONS[answers.relation],
    },
    {
      field: 'recipientName',
      question: questionOf('recipientName', answers),
      answer: answers.recipientName.trim(),
    },
  ],
};
