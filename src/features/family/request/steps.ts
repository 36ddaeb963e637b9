import type { Answers, Errors, Field } from './answers.ts';
import type { QuestionAndAnswer, Step } from './step.ts';
import { care } from './steps/care.ts';
import { check } from './steps/check.ts';
import { contact } from './steps/contact.ts';
import { helper } from './steps/helper.ts';
import { team } from './steps/team.ts';
import { when } from './steps/when.ts';
import { where } from './steps/where.ts';
import { who } from './steps/who.ts';

export const STEPS: readonly Step[] = [who, helper, care, when, where, contact, team, check];

/** The steps that these answers call for, in order; there is always at least the first and the last. */
export const stepsFor = (answers: Answers) => STEPS.filter((step) => step.applies(answers));

export const stepNamed = (slug: string) => STEPS.find((step) => step.slug === slug);

export const stepWith = (field: Field) => STEPS.find((step) => step.fields.includes(field));

/** The step after this one; the last one is its own. */
export function stepAfter(step: Step, answers: Answers): Step {
  const steps = stepsFor(answers);
  return steps[steps.indexOf(step) + 1] ?? step;
}

/** The step before this one; undefined before the first. */
export function stepBefore(step: Step, answers: Answers): Step | undefined {
  const steps = stepsFor(answers);
  return steps[steps.indexOf(step) - 1];
}

/** The first step with something wrong; the last one when every answer before it is right. */
export function firstUnfinished(answers: Answers, today: string): Step {
  const found = stepsFor(answers).find((step) => Object.keys(step.errors(answers, today)).length > 0);
  return found ?? check;
}

/** All that is wrong with the whole request. */
export function allErrors(answers: Answers, today: string): Errors {
  return Object.assign({}, ...stepsFor(answers).map((step) => step.errors(answers, today))) as Errors;
}

/** Every question and answer, step by step, for the last step. */
export const reviewOf = (answers: Answers): { step: Step; summary: QuestionAndAnswer[] }[] =>
  stepsFor(answers)
    .map((step) => ({ step, summary: step.summary(answers) }))
    .filter(({ summary }) => summary.length > 0);

/** Someone who asks for themselves is the person to contact, unless another name stands there already. */
export const contactOf = ({ relation, recipientName, contactName }: Answers): Partial<Answers> =>
  relation === 'self' && contactName === '' ? { contactName: recipientName } : {};
