import { options } from '../../../domain/vocabulary.ts';
import { Checkbox } from '../../../ui/checkbox/Checkbox.tsx';
import { RadioGroup } from '../../../ui/radio-group/RadioGroup.tsx';
import { TextField } from '../../../ui/text-field/TextField.tsx';
import { LaterField } from './later-screens.ts';
import { type QuestionFieldProps, questionProps } from './question-props.ts';

/** The control of one question. LaterField draws the kinds that the first step doesn't have. */
export function QuestionField(question: QuestionFieldProps) {
  const { control, common, wording, optional, take, onChange, textProps } = questionProps(question);

  if (control.kind === 'text' && control.type !== 'email')
    return <TextField {...common} {...textProps()} label={wording} optional={optional} onChange={onChange} />;
  if (control.kind === 'one-of' && !control.behind)
    return (
      <RadioGroup {...common} legend={wording} options={options(control.words)} columns onChange={take} />
    );
  if (control.kind === 'tick')
    return (
      <Checkbox
        id={common.id}
        label={wording}
        hint={common.hint}
        checked={common.value}
        error={common.error}
        onChange={(event) => take(event.currentTarget.checked)}
      />
    );
  return <LaterField {...question} />;
}
