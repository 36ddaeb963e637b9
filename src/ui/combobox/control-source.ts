import type { ComponentType } from 'react';
import type { ComboboxControlProps } from './control-props.ts';

type Control = ComponentType<ComboboxControlProps>;

/** Loads the suggesting control of a combobox; `now` is set once it has loaded. */
export interface ControlSource {
  now: Control | undefined;
  fetch: () => Promise<Control>;
}

/** Remembers what `fetch` loaded. After a failure it can be called again. */
export function controlSource(fetch: () => Promise<Control>): ControlSource {
  const source: ControlSource = {
    now: undefined,
    fetch: async () => (source.now ??= await fetch()),
  };
  return source;
}
