import type { RefObject } from 'react';
import type { ControlProps } from '../field/Field.tsx';
import type { Load, Suggestion } from './use-suggestions.ts';
import * as t from './words.ts';

export const SEARCH_FAILED = t.couldNotSearchJust;

/** Where the cursor stood in the field that another one takes over. */
export interface Cursor {
  start: number | null;
  end: number | null;
}

/** What a combobox's input needs to know, before and after its suggestions have been fetched. */
export interface ComboboxControlProps {
  /** Id and descriptions, from the field around it. */
  wiring: ControlProps;
  value: Suggestion | null;
  onChange: (value: Suggestion | null) => void;
  onBlur?: (() => void) | undefined;
  load: Load;
  emptyText: string;
  placeholder?: string | undefined;
  /** The text while nothing is chosen. */
  typed: string;
  onType: (text: string) => void;
  /** Set if the person was already in the earlier field. The control continues where they are. */
  cursorRef: RefObject<Cursor | null>;
}
