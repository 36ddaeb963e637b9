import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Field, type FieldProps } from '../field/Field.tsx';
import { control } from '../field/Field.css.ts';
import { Icon } from '../icon/Icon.tsx';
import { ring } from '../spinner/Spinner.css.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as styles from './Combobox.css.ts';
import { type Suggestion, useSuggestions } from './use-suggestions.ts';

interface ComboboxProps extends FieldProps {
  value: Suggestion | null;
  /** Null as soon as the text no longer says what was chosen. */
  onChange: (value: Suggestion | null) => void;
  onBlur?: () => void;
  /** Finds what fits the text; called 200 ms after the last key. A rejection is shown as "try again". */
  load: (query: string) => Promise<readonly Suggestion[]>;
  emptyText: string;
  placeholder?: string;
}

/** A text field that suggests answers from elsewhere (ARIA's list-autocomplete combobox). */
export function Combobox({
  id,
  label,
  labelHidden,
  hint,
  error,
  optional,
  value,
  onChange,
  onBlur,
  load,
  emptyText,
  placeholder,
}: ComboboxProps) {
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const { phase, options, ask } = useSuggestions(load);
  const shown = open && phase !== 'idle';

  const choose = (option: Suggestion) => {
    onChange(option);
    // Were the caller to take the choice back, nothing of it should stay behind.
    setTyped('');
    setOpen(false);
  };
  const type = (text: string) => {
    setTyped(text);
    setActive(-1);
    setOpen(text !== '');
    if (value) onChange(null);
    if (text !== '') ask(text);
  };
  const move = (step: number) => {
    if (!shown) {
      setOpen(true);
      ask(value?.label ?? typed, 0);
      return;
    }
    if (options.length === 0) return;
    const next = (active + step + options.length + (active < 0 && step < 0 ? 1 : 0)) % options.length;
    setActive(next);
    list.current?.children[next]?.scrollIntoView({ block: 'nearest' });
  };
  const press = (event: KeyboardEvent) => {
    const chosen = shown ? options[active] : undefined;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && chosen) choose(chosen);
    else if (event.key === 'Escape' && shown) setOpen(false);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const leave = () => {
    setOpen(false);
    const same = options.find((option) => option.label.toLowerCase() === typed.trim().toLowerCase());
    if (!value && same) choose(same);
    onBlur?.();
  };

  const message = {
    idle: '',
    loading: 'Searching…',
    ready: options.length === 0 ? emptyText : '',
    failed: 'We could not search just now. Please try again.',
  }[phase];
  const count = options.length === 1 ? '1 suggestion' : `${options.length} suggestions`;

  return (
    <Field {...{ id, label, labelHidden, hint, error, optional }}>
      {(wiring) => (
        <div className={styles.wrap}>
          <input
            {...wiring}
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={shown}
            aria-controls={listId}
            aria-activedescendant={shown && active >= 0 ? `${listId}-${active}` : undefined}
            autoComplete="off"
            spellCheck={false}
            placeholder={placeholder}
            className={`${control} ${styles.input}`}
            value={value?.label ?? typed}
            onChange={(event) => type(event.currentTarget.value)}
            onKeyDown={press}
            onBlur={leave}
          />
          <span className={styles.sign}>
            {shown && phase === 'loading' ? <span className={ring} /> : <Icon name="search" />}
          </span>
          <div className={styles.popup} hidden={!shown || (options.length === 0 && message === '')}>
            <div ref={list} id={listId} role="listbox" aria-label="Suggestions">
              {options.map((option, index) => (
                // The keyboard acts on the input, which names the active option.
                // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events
                <div
                  key={option.value}
                  id={`${listId}-${index}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={option.value === value?.value}
                  data-active={index === active ? '' : undefined}
                  className={styles.option}
                  onPointerMove={() => setActive(index)}
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={() => choose(option)}
                >
                  {option.label}
                </div>
              ))}
            </div>
            {message && options.length === 0 && <div className={styles.message}>{message}</div>}
          </div>
          <VisuallyHidden role="status">
            {shown ? message || (phase === 'ready' ? count : '') : ''}
          </VisuallyHidden>
        </div>
      )}
    </Field>
  );
}
