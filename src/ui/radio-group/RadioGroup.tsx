// bundle: choices
import { type ChoiceOption, ChoiceTile } from '../choice/ChoiceTile.tsx';
import { list, twoColumns } from '../choice/Choice.css.ts';
import { Fieldset, type FieldsetProps } from '../field/Fieldset.tsx';

interface RadioGroupProps extends FieldsetProps {
  name: string;
  options: readonly ChoiceOption[];
  /** The chosen value; empty if nothing is chosen yet. */
  value: string;
  onChange: (value: string) => void;
  columns?: boolean;
}

/** Exactly one answer to one question. */
export function RadioGroup({ name, options, value, onChange, columns, ...group }: RadioGroupProps) {
  return (
    <Fieldset {...group}>
      <div className={columns ? `${list} ${twoColumns}` : list}>
        {options.map((option) => (
          <ChoiceTile
            key={option.value}
            type="radio"
            name={name}
            option={option}
            checked={value === option.value}
            onChange={() => onChange(option.value)}
          />
        ))}
      </div>
    </Fieldset>
  );
}
