// bundle: fields
import { type ChoiceOption, ChoiceTile } from '../choice/ChoiceTile.tsx';
import { list, twoColumns } from '../choice/Choice.css.ts';
import { Fieldset, type FieldsetProps } from '../field/Fieldset.tsx';

interface CheckboxGroupProps extends FieldsetProps {
  name: string;
  options: readonly ChoiceOption[];
  /** The chosen values, in the order of the options. */
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** As many columns as fit, for many short options. */
  columns?: boolean;
}

/** Any number of answers to one question. */
export function CheckboxGroup({ name, options, value, onChange, columns, ...group }: CheckboxGroupProps) {
  const turn = (changed: string, on: boolean) =>
    onChange(
      options
        .map((option) => option.value)
        .filter((option) => (option === changed ? on : value.includes(option))),
    );
  return (
    <Fieldset {...group}>
      <div className={columns ? `${list} ${twoColumns}` : list}>
        {options.map((option) => (
          <ChoiceTile
            key={option.value}
            type="checkbox"
            name={name}
            option={option}
            checked={value.includes(option.value)}
            aria-invalid={group.error ? true : undefined}
            onChange={(event) => turn(option.value, event.currentTarget.checked)}
          />
        ))}
      </div>
    </Fieldset>
  );
}
