// bundle: filters
import { useEffect, useRef, useState } from 'react';
import { TextField } from '../../ui/text-field/TextField.tsx';

interface TextFilterProps {
  label: string;
  placeholder: string;
  value: string;
  onNarrow: (value: string) => void;
}

const TYPING_PAUSE_MS = 300;

/** A text filter. It applies once typing pauses, the field is left or Enter is pressed. */
export function TextFilter({ label, placeholder, value, onNarrow }: TextFilterProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);
  // The address changed from outside: the field follows.
  if (value !== known) {
    setKnown(value);
    if (value !== typed.trim()) setTyped(value);
  }
  const narrow = (text: string) => {
    clearTimeout(pause.current);
    if (text.trim() !== value) onNarrow(text.trim());
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
      onChange={({ currentTarget: { value: text } }) => {
        setTyped(text);
        clearTimeout(pause.current);
        pause.current = setTimeout(() => narrow(text), TYPING_PAUSE_MS);
      }}
      onBlur={() => narrow(typed)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') narrow(typed);
      }}
    />
  );
}
