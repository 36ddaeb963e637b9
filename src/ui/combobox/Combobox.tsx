// bundle: fields
import { ComboboxField, type ComboboxProps } from './ComboboxField.tsx';
import { controlSource } from './control-source.ts';

export const suggestingControl = controlSource(() =>
  import('./SuggestingControl.tsx').then((module) => module.SuggestingControl),
);

/** A text field that suggests answers it loads (ARIA's list-autocomplete combobox). */
export function Combobox(props: ComboboxProps) {
  return <ComboboxField {...props} source={suggestingControl} />;
}
