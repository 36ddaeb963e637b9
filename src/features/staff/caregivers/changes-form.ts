import type { ProfileColumn } from '../../../domain/profile-fields.ts';
import type { Failure } from '../../../lib/failure.ts';
import { ok, type Result } from '../../../lib/result.ts';
import { reasonFault } from '../../../parts/reason-dialog/reason-form.ts';
import { draftStore } from '../../../state/draft-store.ts';
import { type Reload, conflictForm } from '../../../state/conflict.ts';

/** The changes to ask for, and those a colleague had asked for when this form was opened. */
export type ChangesValues = { reason: string; fields: ProfileColumn[]; seen: string | null };

export type AskedFor = { changesReason: string | null; changesFields: ProfileColumn[] };

/**
 * The changes to ask for, in words and by field. `draft` is the key of the draft on this device, and `reason` the first
 * text.
 */
export const createChangesForm = (
  act: (reason: string, fields: ProfileColumn[], seen: string | null) => Promise<Result<unknown, Failure>>,
  draft: string,
  asked: string | null,
  reload: Reload<AskedFor>,
  reason = '',
) =>
  conflictForm<ChangesValues, unknown>({
    initial: { reason, fields: [], seen: asked },
    check: ({ reason }) => ({ reason: reasonFault(reason.trim(), false) }),
    submit: ({ reason, fields, seen }) => act(reason.trim(), fields, seen),
    latest: async () => {
      const loaded = await reload.load();
      if (!loaded.ok) return loaded;
      const { changesReason, changesFields } = loaded.value;
      return ok({ reason: changesReason ?? '', fields: changesFields, seen: changesReason });
    },
    currentVersion: ({ seen }) => ({ seen }),
    onTaken: reload.refresh,
    draft: draftStore<Partial<ChangesValues>>(draft),
  });
