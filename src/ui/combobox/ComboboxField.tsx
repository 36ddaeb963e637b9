// bundle: fields
import { useEffect, useRef, useState } from 'react';
import { Field, type FieldProps } from '../field/Field.tsx';
import type { Cursor } from './control-props.ts';
import type { ControlSource } from './control-source.ts';
import { PlainControl } from './PlainControl.tsx';
import type { Load, Suggestion } from './use-suggestions.ts';

export interface ComboboxProps extends FieldProps {
  value: Suggestion | null;
  /** Called with null once the text differs from the chosen answer. */
  onChange: (value: Suggestion | null) => void;
  /** The typed text without a choice, for a form that keeps or refuses it. By default the field keeps it itself. */
  text?: string;
  /** Called with every change of that text. It is empty once something is chosen. */
  onTextChange?: (text: string) => void;
  onBlur?: () => void;
  /** Loads suggestions, 200 ms after the last key. If it rejects, the field says "try again". */
  load: Load;
  emptyText: string;
  placeholder?: string;
}

interface ComboboxFieldProps extends ComboboxProps {
  source: ControlSource;
}

// On Android, composition lasts until the space after a word, which is too long to wait for.
const composesWords = () => /android/i.test(navigator.userAgent);

/** A combobox whose suggesting control loads later and takes over the typed text and the cursor. */
export function ComboboxField({ source, ...props }: ComboboxFieldProps) {
  const { id, label, labelHidden, hint, error, optional, value, onChange, onBlur, placeholder } = props;
  const [own, setOwn] = useState('');
  const [composing, setComposing] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(false);
  const [Control, setControl] = useState(() => source.now);
  const cursorRef = useRef<Cursor | null>(null);

  const typed = props.text ?? own;
  const setTyped = (text: string) => {
    setOwn(text);
    props.onTextChange?.(text);
  };

  useEffect(() => {
    let current = true;
    source.fetch().then(
      (fetched) => current && setControl(() => fetched),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [source, attempt]);

  const shared = { value, onChange, onBlur, placeholder, typed, cursorRef };
  return (
    <Field {...{ id, label, labelHidden, hint, error, optional }}>
      {(wiring) =>
        Control && !composing ? (
          <Control
            {...shared}
            wiring={wiring}
            load={props.load}
            emptyText={props.emptyText}
            onType={setTyped}
          />
        ) : (
          <PlainControl
            {...shared}
            wiring={wiring}
            failed={failed}
            onComposing={(begun) => setComposing(begun && !composesWords())}
            onType={(text) => {
              setTyped(text);
              if (failed) setAttempt(attempt + 1);
            }}
          />
        )
      }
    </Field>
  );
}
