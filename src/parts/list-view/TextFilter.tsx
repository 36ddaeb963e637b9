// bundle: filters
import { useState } from 'react';
import { TextField } from '../../ui/text-field/TextField.tsx';

interface TextFilterProps {
  label: string;
  placeholder: string;
  value: string;
  onNarrow: (value: string) => void;
}

/** A text that a list is narrowed by once the field is left, or Enter is pressed. */
export function TextFilter({ label, placeholder, value, onNarrow }: TextFilterProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  // The address changed from outside: the field follows.
  if (value !== known) {
    setKnown(value);
    setTyped(value);
  }
  const narrow = () => {
    if (typed.trim() !== value) onNarrow(typed.trim());
  };
  return (
    <TextField
      label={label}
      labelHidden
      type="search"
      autoComplete="off"
      maxLength={100}
      placeholder={placeholder}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={narrow}
      onKeyDown={(event) => {
        if (event.key === 'Enter') narrow();
      }}
    />
  );
}
