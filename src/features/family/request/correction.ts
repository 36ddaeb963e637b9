import type { Failure } from '../../../lib/failure.ts';
import type { DraftStore } from '../../../state/draft-store.ts';
import { isUndelivered, type OutboxRecord, readEntry, replaceRecord } from '../../../pwa/outbox-store.ts';
import type { Draft } from './draft.ts';
import { withEveryAnswer } from './request-drafts.ts';

export type Correction = { refusal: Failure; drafts: DraftStore<Draft> };

/**
 * A request that the server refused, to be corrected; undefined when there is none with this id. What is typed is kept in
 * the record itself, beside whatever other request is begun on this device.
 */
export async function correctionOf(id: string): Promise<Correction | undefined> {
  const found = await refused(id);
  if (!found?.problem) return undefined;
  return {
    refusal: { kind: 'refused', ...found.problem },
    drafts: {
      async load() {
        const record = await refused(id);
        if (!record) return undefined;
        const { reference, trackingSecret } = record;
        return { ...withEveryAnswer(record.draft as Draft), id, reference, trackingSecret };
      },
      async save(draft) {
        const record = await refused(id);
        if (record) await replaceRecord(record, { ...record, draft });
      },
      // Sending it takes the record's place, and arriving removes it.
      forget: () => Promise.resolve(),
    },
  };
}

async function refused(id: string): Promise<OutboxRecord | undefined> {
  const entry = await readEntry(id).catch(() => undefined);
  return entry && isUndelivered(entry) && entry.problem ? entry : undefined;
}
