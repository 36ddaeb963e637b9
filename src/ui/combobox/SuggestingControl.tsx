import { Combobox as Base } from '@base-ui/react/combobox';
import { type ComponentProps, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { control } from '../field/Field.css.ts';
import { Icon } from '../icon/Icon.tsx';
import { ring } from '../spinner/Spinner.css.ts';
import { hidden } from '../visually-hidden/VisuallyHidden.css.ts';
import * as styles from './Combobox.css.ts';
import { type ComboboxControlProps, SEARCH_FAILED } from './control-props.ts';
import { type Suggestion, useSuggestions } from './use-suggestions.ts';
import { fill } from '../../lib/fill.ts';
import * as t from './words.ts';

const bare = (words: string) => words.normalize('NFKD').replaceAll(/\p{M}/gu, '').trim().toLowerCase();

/**
 * The suggestion with exactly this label, or the only one that begins with it and a comma: “Cork” is Cork, Co. Cork.
 * Once all suggestions are there, the only one that begins with it: “dun laog” is Dún Laoghaire.
 */
function namedBy(typed: string, options: readonly Suggestion[], isReady: boolean): Suggestion | undefined {
  const name = bare(typed);
  if (name === '') return undefined;
  const same = options.find(({ label }) => bare(label) === name);
  const beginning = (words: string) => options.filter(({ label }) => bare(label).startsWith(words));
  const whole = beginning(`${name},`);
  const named = whole.length === 0 && isReady ? beginning(name) : whole;
  return same ?? (named.length === 1 ? named[0] : undefined);
}

/** The combobox with suggestions. It is large, so only `Combobox.tsx` loads it, and only on pages with one. */
export function SuggestingControl({
  wiring,
  value,
  onChange,
  onBlur,
  load,
  emptyText,
  placeholder,
  typed,
  onType,
  cursorRef,
}: ComboboxControlProps) {
  const wrap = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const actions = useRef<Base.Root.Actions>(null);
  const [open, setOpen] = useState(false);
  const { phase, options, ask } = useSuggestions(load);
  const shown = open && phase !== 'idle';

  const choose = (option: Suggestion) => {
    onChange(option);
    // If the caller refuses the choice, no text of it should stay.
    onType('');
    setOpen(false);
  };
  const type = (text: string) => {
    onType(text);
    setOpen(text !== '');
    if (value) onChange(null);
    if (text !== '') ask(text);
  };
  const leave = () => {
    setOpen(false);
    const same = namedBy(typed, options, phase === 'ready');
    if (!value && same) choose(same);
    onBlur?.();
  };
  const press: ComponentProps<typeof Base.Input>['onKeyDown'] = (event) => {
    // Base UI would empty the field if the list is closed.
    if (event.key === 'Escape' && !shown) event.preventBaseUIHandler();
  };

  useLayoutEffect(() => {
    const cursor = cursorRef.current;
    if (!cursor) return;
    field.current?.focus({ preventScroll: true });
    field.current?.setSelectionRange(cursor.start, cursor.end);
  }, [cursorRef]);
  // Without its own popup, Base UI can't tell when the list has closed.
  useEffect(() => {
    if (!shown) actions.current?.unmount();
  }, [shown]);
  const arrive = () => {
    if (cursorRef.current && typed !== '' && !value) {
      setOpen(true);
      ask(typed);
    }
    cursorRef.current = null;
  };

  const message = {
    idle: '',
    loading: t.searching,
    ready: options.length === 0 ? emptyText : '',
    failed: SEARCH_FAILED,
  }[phase];
  const count = fill(t.suggestionCount, { count: options.length });

  return (
    <Base.Root
      items={options}
      filter={null}
      value={value}
      isItemEqualToValue={(option, chosen) => option.value === chosen.value}
      onValueChange={(next) => next && choose(next)}
      inputValue={value?.label ?? typed}
      onInputValueChange={(text, { reason }) => {
        if (reason === 'input-change') type(text);
      }}
      actionsRef={actions}
      onItemHighlighted={(option, { reason, event }) => {
        // After the last option comes the first. Base UI would stop on no option in between.
        if (!option && reason === 'keyboard')
          queueMicrotask(() => field.current?.dispatchEvent(new KeyboardEvent(event.type, event)));
      }}
      open={shown}
      openOnInputClick={false}
      onOpenChange={(next, { reason }) => {
        setOpen(next);
        if (next && reason === 'list-navigation') ask(value?.label ?? typed, 0);
      }}
    >
      <div ref={wrap} className={styles.wrap}>
        <Base.Input
          {...wiring}
          ref={field}
          type="text"
          placeholder={placeholder}
          className={`${control} ${styles.input}`}
          onKeyDown={press}
          onFocus={arrive}
          onBlur={leave}
        />
        <span className={styles.sign}>
          {shown && phase === 'loading' ? <span className={ring} /> : <Icon name="search" />}
        </span>
        {/* Inside the field's own box it is also inside the dialog, if there is one. */}
        <Base.Portal container={wrap}>
          <Base.Positioner className={styles.positioner} align="start" sideOffset={6}>
            {/* Not Base UI's popup, which hides the rest of the page from screen readers, even the field's label. */}
            <div className={styles.popup}>
              <Base.List aria-label={t.suggestions}>
                {(option: Suggestion) => (
                  <Base.Item key={option.value} value={option} className={styles.option}>
                    {option.label}
                  </Base.Item>
                )}
              </Base.List>
              {message && options.length === 0 && <div className={styles.message}>{message}</div>}
            </div>
          </Base.Positioner>
        </Base.Portal>
        <Base.Status className={hidden}>
          {shown ? message || (phase === 'ready' ? count : '') : ''}
        </Base.Status>
      </div>
    </Base.Root>
  );
}
