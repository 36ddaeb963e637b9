import { explain } from '../../../domain/explain.ts';
import type { Failure } from '../../../lib/failure.ts';
import { ok, type Result } from '../../../lib/result.ts';
import { type Reload, conflictForm } from '../../../state/conflict.ts';

/** The last day a document is valid, yyyy-mm-dd or empty, and the day that was stored when this form was opened. */
export type DateValues = { expiresOn: string; seen: string | null };

export type DateReload = Reload<{ expiresOn: string | null }>;

export const createDateForm = (
  expiresOn: string | null,
  send: (expiresOn: string | null, seen: string | null) => Promise<Result<unknown, Failure>>,
  reload: DateReload,
) =>
  conflictForm<DateValues, unknown>({
    initial: { expiresOn: expiresOn ?? '', seen: expiresOn },
    check: () => ({}),
    submit: (values) => send(values.expiresOn || null, values.seen),
    faultsOf: (failure) => (failure.code === 'expiry_invalid' ? { expiresOn: explain(failure) } : {}),
    latest: async () => {
      const loaded = await reload.load();
      if (!loaded.ok) return loaded;
      return ok({ expiresOn: loaded.value.expiresOn ?? '', seen: loaded.value.expiresOn });
    },
    currentVersion: ({ seen }) => ({ seen }),
    onTaken: reload.refresh,
  });
