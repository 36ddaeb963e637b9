import { checkText, only } from '../../../../lib/check-text.ts';
import { QUESTIONS } from '../questions.ts';
import type { Step } from '../step.ts';

export const helper: Step = {
  slug: 'helper',
  label: 'Helper',
  title: 'Who is helping the family?',
  fields: ['helperName', 'helperRelation', 'helperAgreement'],
  applies: (answers) => answers.hasHelper,
  errors: ({ helperName, helperRelation, helperAgreement }) =>
    only({
      helperName: checkText(helperName, 'the name of the helper', { max: 120 }),
      helperRelation: checkText(helperRelation, 'how you know the family', { max: 120 }),
      helperAgreement: checkText(helperAgreement, 'who in the family agrees', { max: 120 }),
    }),
  summary: ({ helperName, helperRelation, helperAgreement }) => [
    { field: 'helperName', question: QUESTIONS.helperName, answer: helperName.trim() },
    { field: 'helperRelation', question: QUESTIONS.helperRelation, answer: helperRelation.trim() },
    { field: 'helperAgreement', question: QUESTIONS.helperAgreement, answer: helperAgreement.trim() },
  ],
};
