import type { Loadable } from '../../../state/loadable.ts';
import { refreshOnReturn } from '../../../state/on-return.ts';
import { toast } from '../../../ui/toast/toast.ts';
import * as t from './words.ts';

/** Reads a record again when staff return to its page, and says so if it has changed. */
export function keepCurrent(record: Loadable<unknown>, refresh: () => Promise<unknown>): void {
  refreshOnReturn(record.$value, async () => {
    const before = shownOf(record);
    await refresh();
    const now = shownOf(record);
    if (before && now && now !== before) toast(t.recordChanged);
  });
}

function shownOf({ $value }: Loadable<unknown>): string | undefined {
  const shown = $value.get();
  return shown.state === 'ready' ? JSON.stringify(shown.value) : undefined;
}
