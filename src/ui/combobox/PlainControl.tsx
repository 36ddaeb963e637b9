// bundle: fields
import { useLayoutEffect, useRef } from 'react';
import { control } from '../field/Field.css.ts';
import { Icon } from '../icon/Icon.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as styles from './Combobox.css.ts';
import { type ComboboxControlProps, SEARCH_FAILED } from './control-props.ts';

interface PlainControlProps extends Pick<
  ComboboxControlProps,
  'wiring' | 'value' | 'onChange' | 'onBlur' | 'placeholder' | 'typed' | 'onType' | 'cursorRef'
> {
  /** The suggestions could not be loaded. */
  failed: boolean;
  onComposing: (composing: boolean) => void;
}

/** The text field until the suggesting control has loaded. It looks and sounds the same, and takes typing. */
export function PlainControl({
  wiring,
  value,
  onChange,
  onBlur,
  placeholder,
  typed,
  onType,
  failed,
  onComposing,
  cursorRef,
}: PlainControlProps) {
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const input = field.current;
    return () => {
      cursorRef.current =
        input && document.activeElement === input
          ? { start: input.selectionStart, end: input.selectionEnd }
          : null;
    };
  }, [cursorRef]);
  const message = failed && typed !== '' && !value ? SEARCH_FAILED : '';

  return (
    <div className={styles.wrap}>
      <input
        {...wiring}
        ref={field}
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={false}
        aria-controls={undefined}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={placeholder}
        className={`${control} ${styles.input}`}
        value={value?.label ?? typed}
        onChange={(event) => {
          onType(event.currentTarget.value);
          if (value) onChange(null);
        }}
        onCompositionStart={() => onComposing(true)}
        onCompositionEnd={() => onComposing(false)}
        onBlur={onBlur}
      />
      <span className={styles.sign}>
        <Icon name="search" />
      </span>
      {message && (
        <div className={`${styles.popup} ${styles.below}`}>
          <div className={styles.message}>{message}</div>
        </div>
      )}
      <VisuallyHidden role="status">{message}</VisuallyHidden>
    </div>
  );
}
