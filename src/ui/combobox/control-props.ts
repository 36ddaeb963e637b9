import type { RefObject } from 'react';
import type { ControlProps } from '../field/Field.tsx';
import type { Load, Suggestion } from './use-suggestions.ts';
import * as t from './words.ts';

export const SEARCH_FAILED = t.couldNotSearchJust;

/** The cursor's position in the field that is replaced. */
export interface Cursor {
  start: number | null;
  end: number | null;
}

/** The props of a combobox's input, before and after its suggestions have loaded. */
export interface ComboboxControlProps {
  /** Ids and descriptions from the surrounding field. */
  wiring: ControlProps;
  value: Suggestion | null;
  onChange: (value: Suggestion | null) => void;
  onBlur?: (() => void) | undefined;
  load: Load;
  emptyText: string;
  placeholder?: string | undefined;
  /** The typed text while nothing is chosen. */
  typed: string;
  onType: (text: string) => void;
  /** Set if the earlier field had the focus. The control continues at its cursor. */
  cursorRef: RefObject<Cursor | null>;
}
