import type { ComponentType } from 'react';
import type { ComboboxControlProps } from './control-props.ts';

type Control = ComponentType<ComboboxControlProps>;

/** Where the working part of a combobox comes from; `now` is there once it has been fetched. */
export interface ControlSource {
  now: Control | undefined;
  fetch: () => Promise<Control>;
}

/** Remembers what `fetch` brought; after a failure it can be asked again. */
export function controlSource(fetch: () => Promise<Control>): ControlSource {
  const source: ControlSource = {
    now: undefined,
    fetch: async () => (source.now ??= await fetch()),
  };
  return source;
}
