import {
  type Answers,
  type Faults,
  type Field,
  type QUESTIONS,
  wordingOf,
} from '../../../domain/questions/questions.ts';
import { options } from '../../../domain/vocabulary.ts';
import { AvailabilityGrid } from '../../../parts/availability-grid/AvailabilityGrid.tsx';
import { Checkbox } from '../../../ui/checkbox/Checkbox.tsx';
import { CheckboxGroup } from '../../../ui/checkbox-group/CheckboxGroup.tsx';
import { Combobox } from '../../../ui/combobox/Combobox.tsx';
import { DateField } from '../../../ui/date-field/DateField.tsx';
import { Disclosure } from '../../../ui/disclosure/Disclosure.tsx';
import { RadioGroup } from '../../../ui/radio-group/RadioGroup.tsx';
import { TextArea } from '../../../ui/text-area/TextArea.tsx';
import { TextField } from '../../../ui/text-field/TextField.tsx';
import { suggestPlaces } from './send-request.ts';

export type QuestionFieldProps = {
  field: Field;
  answers: Answers;
  faults: Faults;
  answer: (changed: Partial<Answers>) => void;
  /** In the words of who asks. */
  questions: typeof QUESTIONS;
};

/** The control of one question, as its record describes it; the field's id is the question's name. */
export function QuestionField({ field, answers, faults, answer, questions }: QuestionFieldProps) {
  const { control, hint, optional } = questions[field];
  const wording = wordingOf(field, answers, questions);
  const value = answers[field] as never;
  const take = (given: unknown) => answer({ [field]: given });
  const common = { id: field, name: field, hint, error: faults[field], value };
  const onChange = (event: { currentTarget: { value: string } }) => take(event.currentTarget.value);

  switch (control.kind) {
    case 'text': {
      const { type, inputMode, width, prefix, autoComplete } = control;
      return (
        <TextField
          {...common}
          {...{ type, inputMode, width, prefix }}
          label={wording}
          optional={optional}
          autoComplete={typeof autoComplete === 'function' ? autoComplete(answers) : autoComplete}
          onChange={onChange}
        />
      );
    }
    case 'long-text':
      return (
        <TextArea
          {...common}
          label={wording}
          optional={optional}
          rows={control.rows}
          maxLength={control.longest}
          autoComplete={control.autoComplete}
          onChange={onChange}
        />
      );
    case 'one-of':
      return (
        <RadioGroup {...common} legend={wording} options={options(control.words)} columns onChange={take} />
      );
    case 'any-of': {
      const group = (
        <CheckboxGroup
          {...common}
          legend={wording}
          options={options(control.words)}
          columns
          onChange={take}
        />
      );
      if (!control.behind) return group;
      return (
        <Disclosure summary={control.behind} open={(value as string[]).length > 0 || Boolean(faults[field])}>
          {group}
        </Disclosure>
      );
    }
    case 'tick':
      return (
        <Checkbox
          id={field}
          label={wording}
          hint={hint}
          checked={value}
          error={faults[field]}
          onChange={(event) => take(event.currentTarget.checked)}
        />
      );
    case 'week':
      return <AvailabilityGrid {...common} legend={wording} onChange={take} />;
    case 'day':
      return <DateField {...common} label={wording} onChange={onChange} />;
    case 'place':
      return (
        <Combobox
          {...common}
          label={wording}
          text={answers.placeText}
          onTextChange={(placeText) => answer({ placeText })}
          load={suggestPlaces}
          emptyText="No place has that name. Try the nearest town."
          onChange={take}
        />
      );
  }
}
