import { atom } from 'nanostores';
import { withParams } from '../../../lib/address.ts';
import type { Failure } from '../../../lib/failure.ts';
import type { Result } from '../../../lib/result.ts';
import { loadable } from '../../../state/loadable.ts';
import type { ScreenProps } from '../../../state/screen-props.ts';

interface SpanScreenSettings<Value> {
  path: string;
  /** The choices for the number of weeks. The first is the default. */
  spans: readonly [number, ...number[]];
  open: ScreenProps['open'];
  search: () => string;
  load: (weeks: number) => Promise<Result<Value, Failure>>;
}

/** Figures for a number of weeks. The number is in the address, beside what else `search` has. */
export function createSpanScreen<Value>({ path, spans, open, search, load }: SpanScreenSettings<Value>) {
  const first = Number(new URLSearchParams(search()).get('weeks'));
  const $weeks = atom<number>(spans.find((span) => span === first) ?? spans[0]);
  const data = loadable(() => load($weeks.get()));
  return {
    spans,
    $weeks,
    data,
    look(weeks: number) {
      $weeks.set(weeks);
      open(path + withParams(search(), { weeks: weeks === spans[0] ? '' : String(weeks) }), true);
      void data.replace();
    },
  };
}

export type SpanScreen = Pick<ReturnType<typeof createSpanScreen>, 'spans' | '$weeks' | 'look'>;
