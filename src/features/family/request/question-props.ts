import {
  type Answers,
  type Faults,
  type Field,
  type QUESTIONS,
  told,
  wordingOf,
} from '../../../domain/questions/questions.ts';

export type QuestionFieldProps = {
  field: Field;
  answers: Answers;
  faults: Faults;
  answer: (changed: Partial<Answers>) => void;
  questions: typeof QUESTIONS;
};

/** The props of a question's control, from its record. The field's id is the question's name. */
export function questionProps({ field, answers, faults, answer, questions }: QuestionFieldProps) {
  const { control, initial, ...question } = questions[field];
  const value = answers[field] as never;
  const take = (given: unknown) => answer({ [field]: given });
  return {
    control,
    wording: wordingOf(field, answers, questions),
    optional: told(question.optional, answers),
    take,
    onChange: (event: { currentTarget: { value: string } }) => take(event.currentTarget.value),
    /** Whether an optional field is unfolded: it has an answer or a fault. */
    open: String(value) !== String(initial) || Boolean(faults[field]),
    common: {
      id: field,
      name: field,
      hint: told(question.hint, answers),
      error: faults[field],
      value,
    },
    textProps() {
      if (control.kind !== 'text') return {};
      const { type, inputMode, width, prefix, autoComplete } = control;
      return {
        ...{ type, inputMode, width, prefix },
        autoComplete: typeof autoComplete === 'function' ? autoComplete(answers) : autoComplete,
      };
    },
  };
}
