import type { NewRequest } from '../../../data/request-payload.ts';
import { QUESTIONS } from '../../../domain/questions/questions.ts';
import type { Draft } from './draft.ts';
import { fieldsFor, reviewOf, STEPS, stepsFor } from './steps.ts';
import * as t from './words.ts';

/**
 * The request that a draft without faults becomes, with its answers frozen as the last step shows them. A helper’s own
 * answers are marked as theirs, since the family reads them. Answers that no longer apply are left empty.
 */
export function toRequest({ id, reference, trackingSecret, answers }: Draft): NewRequest {
  const applying = stepsFor(answers).flatMap((step) => fieldsFor(step, answers));
  const sent = STEPS.flatMap(({ fields }) =>
    fields.flatMap((field) => {
      const { sent: payload, initial } = QUESTIONS[field];
      return payload
        ? [[payload.as, payload.value(applying.includes(field) ? answers[field] : initial)]]
        : [];
    }),
  );
  return {
    id,
    reference,
    trackingSecret,
    ...(Object.fromEntries(sent) as Omit<NewRequest, 'id' | 'reference' | 'trackingSecret' | 'answers'>),
    answers: reviewOf(answers)
      .filter(({ step }) => !step.internal)
      .flatMap(({ summary }) =>
        summary.map(({ field, question, answer }) => ({
          question: QUESTIONS[field].record ?? question,
          answer: answer || NOT_ANSWERED,
        })),
      ),
  };
}

export const NOT_ANSWERED = t.notAnswered;
