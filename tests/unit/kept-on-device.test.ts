import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { copyKey, outdated } from '../../src/data/kept-copies.ts';
import { readTrackingLink } from '../../src/domain/tracking-link.ts';
import { correctionOf } from '../../src/features/family/request/correction.ts';
import type { Draft } from '../../src/features/family/request/draft.ts';
import { prefilledDrafts } from '../../src/features/family/request/prefilled-drafts.ts';
import { requestDrafts } from '../../src/features/family/request/request-drafts.ts';
import { allFaults, stepNamed } from '../../src/features/family/request/steps.ts';
import { toRequest } from '../../src/features/family/request/to-request.ts';
import { createDeviceKeys } from '../../src/features/family/track/device-keys.ts';
import { answerDraft } from '../../src/features/family/track/drafts.ts';
import { trackDevice } from '../../src/features/family/track/track-device.ts';
import { requestPayload } from '../../src/data/request-payload.ts';
import { $said } from '../../src/features/caregiver/said/said.ts';
import { sendSaid } from '../../src/features/caregiver/said/send-said.ts';
import { ok } from '../../src/lib/result.ts';
import { flushOutbox } from '../../src/pwa/outbox.ts';
import { deliveryOf, readOutbox } from '../../src/pwa/outbox-store.ts';
import { receiptOf } from '../../src/pwa/sync.ts';
import { readCopies } from '../../src/state/copy-store.ts';
import { databases, fakeStorage } from '../../src/state/device/fake-device.ts';
import type { Said } from '../../src/state/device/said.ts';
import * as storage from '../../src/state/device/storage.ts';
import { wipeDevice } from '../../src/state/device/wipe.ts';
import { draftStore } from '../../src/state/draft-store.ts';
import { readReceipts } from '../../src/state/receipt.ts';

vi.mock('idb-keyval', async () => (await import('../../src/state/device/fake-device.ts')).fakeDatabases);

vi.mock('../../src/ui/toast/toast.ts', () => ({ toast: () => undefined }));

/** What a version of this site left on a device. All later versions must read it. */
type Device = {
  at: number;
  localStorage: Record<string, unknown>;
  sessionStorage: Record<string, unknown>;
  'keyval-store': Record<string, unknown>;
  outbox: Record<string, { id: string; request?: object; draft?: Draft }>;
  said?: Record<string, Said>;
  links: string[];
};

const FOLDER = 'tests/fixtures/device';
const files = readdirSync(FOLDER).sort();
const asText = (kept: Record<string, unknown>) =>
  fakeStorage(
    Object.fromEntries(
      Object.entries(kept).map(([key, value]) => [
        key,
        typeof value === 'string' ? value : JSON.stringify(value),
      ]),
    ),
  );

describe.each(files)('What %s holds', (file) => {
  const device = JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')) as Device;
  const day = new Date(device.at).toISOString().slice(0, 10);
  const records = Object.values(device.outbox);

  beforeEach(() => {
    vi.useFakeTimers({ now: device.at, toFake: ['Date'] });
    vi.stubGlobal('localStorage', asText(device.localStorage));
    vi.stubGlobal('sessionStorage', asText(device.sessionStorage));
    for (const name of ['keyval-store', 'outbox', 'said'] as const) {
      // Stores keep the map that they were opened with.
      const records = (databases[name] ??= new Map());
      records.clear();
      for (const [key, value] of Object.entries(structuredClone(device[name] ?? {}))) records.set(key, value);
    }
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('is read; the newest fixture has everything that is declared', () => {
    const declared = Object.values(storage).filter((thing) => typeof thing === 'object' && 'read' in thing);
    const held = declared.filter(({ key }) => key in { ...device.localStorage, ...device.sessionStorage });
    const expected = file === files.at(-1) ? declared : held;
    expect(expected.filter(({ read }) => read() === undefined).map(({ key }) => key)).toEqual([]);
  });

  test('is a wizard’s draft, which can be continued and sent', async () => {
    const draft = await requestDrafts('request').load();
    expect(draft && stepNamed(draft.step)?.slug).toBe('contact');
    expect(draft && allFaults(draft.answers, day)).toEqual({});
  });

  test('is an outbox: waiting entries are sent unchanged, refused ones can be corrected', async () => {
    expect((await readOutbox()).map(deliveryOf).sort()).toEqual(['received', 'refused', 'waiting']);
    const send = vi.fn(async () => ({ kind: 'failed', reached: true, pause: 0 }) as const);
    await flushOutbox({ send });
    const [waiting] = records.filter((record) => record.request && !('problem' in record));
    expect(send).toHaveBeenCalledExactlyOnceWith(waiting?.request);
    const [refused] = records.filter((record) => 'problem' in record);
    const correction = await correctionOf(refused?.id ?? '');
    expect(correction?.refusal.code).toBe('invalid_answers');
    vi.stubGlobal('localStorage', fakeStorage());
    const draft = await correction?.drafts.load();
    // Answers are frozen in today's wording, so only the data are compared.
    const sent: Record<string, unknown> = { ...refused?.request };
    const corrected = draft && requestPayload(toRequest(draft));
    const data = Object.entries(sent).filter(([name]) => !['saved_at', 'answers'].includes(name));
    expect(corrected).toMatchObject(Object.fromEntries(data));
  });

  test('is receipts, with a request’s last status, and keys that open one', async () => {
    expect(readReceipts().map(({ status }) => status)).toEqual(['waiting', 'refused', 'received']);
    expect((await readOutbox()).map((entry) => receiptOf(entry).status).sort()).toEqual(
      readReceipts()
        .map(({ status }) => status)
        .sort(),
    );
    const [link = ''] = device.links;
    const key = readTrackingLink(new URL(link).hash);
    expect(trackDevice().tab().key).toEqual(key);
    const seen = key && createDeviceKeys(trackDevice()).lastSeen(key);
    expect(seen?.request).toMatchObject({ reference: key?.reference, status: 'open' });
  });

  test('is a form’s unwritten values, and its draft', async () => {
    expect(await draftStore('profile').load()).toEqual({ phone: '01 555 0134' });
    expect(await answerDraft('41').load()).toEqual({ answer: 'A small dog' });
    expect((await prefilledDrafts(day).load())?.id).toBe((storage.prefill.read()?.draft as Draft).id);
    storage.prefill.keep({ ...storage.prefill.read(), draft: undefined } as storage.Prefill);
    const begun = await prefilledDrafts(day).load();
    expect(begun && Object.keys(allFaults(begun.answers, day))).toEqual(['consent']);
  });

  test('is an account’s copies, which are found and not too old', async () => {
    const copies = await readCopies();
    const owner = storage.copiesOf.read() ?? '';
    expect(outdated(copies, owner)).toEqual([]);
    const asked = {
      owner,
      url: 'http://localhost/rest/v1/rpc/my_applications?select=id',
      headers: { accept: 'application/json' },
    };
    expect(copies.map(([key]) => key)).toEqual([copyKey(asked)]);
  });

  test('is a caregiver’s unsent entries, which are sent unchanged', async () => {
    const send = vi.fn(async () => ok(null));
    const ownId = () => storage.profile.read()?.id;
    const [addTimeOff, removeTimeOff, recordDocument] = [send, send, send];
    const said = { cannotCome: send, applyToJob: send, askToLeave: send };
    const calls = { ...said, addTimeOff, removeTimeOff, recordDocument, ownId };
    await sendSaid(calls as never);
    const all = Object.values(device.said ?? {});
    expect(send.mock.calls).toEqual(
      all.map((one) => {
        if (one.kind === 'apply') return [one.id, one];
        if (one.kind === 'document') return [one.record];
        if (one.kind === 'days_off') return [one.id, one, one.visits];
        if (one.kind === 'remove_days_off') return [one.daysId, one.comes];
        return one.kind === 'leave' ? [one.id, one.placementId, one] : [one.changeId, one, one.reason];
      }),
    );
    expect($said.get()).toEqual([]);
  });

  test('is removed once a person has signed out, except for what waits to be sent', async () => {
    await wipeDevice();
    expect([localStorage, sessionStorage].flatMap(Object.keys)).toEqual(['outbox']);
    expect([databases['keyval-store']?.size, databases['said']?.size]).toEqual([0, 0]);
    expect([...(databases['outbox'] ?? [])]).toHaveLength(records.length);
  });
});
