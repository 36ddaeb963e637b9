import type { Failure } from '../../../lib/failure.ts';
import { type DraftStore, writesTo } from '../../../state/draft-store.ts';
import { isUndelivered, replaceRecord } from '../../../pwa/outbox-store.ts';
import { outbox, type OutboxRecord } from '../../../state/device/outbox.ts';
import type { Draft } from './draft.ts';
import { withEveryAnswer } from './request-drafts.ts';

export type Correction = { refusal: Failure; drafts: DraftStore<Draft> };

/**
 * A refused request to correct; undefined if there is none with this id. What is typed is kept in its outbox record,
 * apart from any other draft on this device.
 */
export async function correctionOf(id: string): Promise<Correction | undefined> {
  const found = await refused(id);
  if (!found?.problem) return undefined;
  const { write, takeLeft, drop } = writesTo<Draft>(`correction:${id}`, async (draft) => {
    const record = await refused(id);
    if (record) await replaceRecord(record, { ...record, draft });
  });
  return {
    refusal: { kind: 'refused', ...found.problem },
    drafts: {
      async load() {
        await takeLeft();
        const record = await refused(id);
        if (!record) return undefined;
        const { reference, trackingSecret } = record;
        return { ...withEveryAnswer(record.draft as Draft), id, reference, trackingSecret };
      },
      save: write,
      // Sending replaces the record, and arriving removes it.
      forget: async () => drop(),
    },
  };
}

async function refused(id: string): Promise<OutboxRecord | undefined> {
  const entry = await outbox.read(id).catch(() => undefined);
  return entry && isUndelivered(entry) && entry.problem ? entry : undefined;
}
