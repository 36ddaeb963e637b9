import { options } from '../../../domain/vocabulary.ts';
import { EmailField } from '../../../parts/email-field/EmailField.tsx';
import { SetTimesField } from '../../../parts/set-times/SetTimesField.tsx';
import { CheckboxGroup } from '../../../ui/checkbox-group/CheckboxGroup.tsx';
import { Combobox } from '../../../ui/combobox/Combobox.tsx';
import { DateField } from '../../../ui/date-field/DateField.tsx';
import { Disclosure } from '../../../ui/disclosure/Disclosure.tsx';
import { RadioGroup } from '../../../ui/radio-group/RadioGroup.tsx';
import { TextArea } from '../../../ui/text-area/TextArea.tsx';
import { type QuestionFieldProps, questionProps } from './question-props.ts';
import { suggestPlaces } from './send-request.ts';
import { TimesField } from './TimesField.tsx';
import * as t from './words.ts';

/** The controls of later steps. They load while the first step is answered. */
export default function LaterField(question: QuestionFieldProps) {
  const { answers, answer } = question;
  const { control, common, wording, optional, open, take, onChange, textProps } = questionProps(question);

  switch (control.kind) {
    case 'text':
      return (
        <EmailField {...common} {...textProps()} label={wording} optional={optional} onChange={onChange} />
      );
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
    case 'any-of': {
      const Group = control.kind === 'one-of' ? RadioGroup : CheckboxGroup;
      const choices = options(control.words).map((choice) => ({
        ...choice,
        hint: control.hints?.[choice.value],
      }));
      const group = <Group {...common} legend={wording} options={choices} columns onChange={take} />;
      if (!control.behind) return group;
      return (
        <Disclosure summary={control.behind} open={open}>
          {group}
        </Disclosure>
      );
    }
    case 'week':
      return <TimesField {...common} legend={wording} onChange={take} />;
    case 'set-times':
      return (
        <SetTimesField
          {...common}
          legend={wording}
          week={answers.availability}
          onChange={take}
          onWeek={answer}
        />
      );
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
          emptyText={/\d/.test(answers.placeText) ? t.noPostcode : t.noPlaceNameTry}
          onChange={take}
        />
      );
    case 'tick':
      return null;
  }
}
