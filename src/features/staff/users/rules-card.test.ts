import { beforeEach, expect, test, vi } from 'vitest';
import type { saveCredentialRules } from '../../../data/credential-rules.ts';
import type { CredentialRule } from '../../../domain/documents.ts';
import { fail, ok } from '../../../lib/result.ts';
import { shown } from '../../../state/shown.fixtures.ts';
import { createRulesCard } from './rules-card.ts';

const identity: CredentialRule = { careType: 'companionship', kind: 'identity' };
const reference: CredentialRule = { careType: 'companionship', kind: 'reference' };
const service = {
  loadCredentialRules: vi.fn(async () => ok([identity])),
  saveCredentialRules: vi.fn<typeof saveCredentialRules>(),
};

beforeEach(() => {
  vi.clearAllMocks();
  service.saveCredentialRules.mockResolvedValue(ok(undefined as never));
});

async function open() {
  const store = createRulesCard(service);
  await shown(store.rules);
  return store;
}
const chosen = ({ form }: Awaited<ReturnType<typeof open>>) => form.$state.get().values.rules;

test('the ticked and unticked rules are saved at once, with the version that was seen', async () => {
  const store = await open();
  store.turn('companionship', 'reference');
  await store.form.submit();
  expect(service.saveCredentialRules).toHaveBeenCalledWith([identity, reference], [identity]);
  store.turn('companionship', 'identity');
  await store.form.submit();
  expect(service.saveCredentialRules).toHaveBeenLastCalledWith([reference], [identity, reference]);
});

test('if a colleague saved first, nothing is saved or lost, and both versions are shown', async () => {
  const store = await open();
  store.turn('companionship', 'identity');
  service.saveCredentialRules.mockResolvedValueOnce(fail({ kind: 'refused', code: 'changed_meanwhile' }));
  service.loadCredentialRules.mockResolvedValue(ok([identity, reference]));
  await store.form.submit();
  expect(chosen(store)).toEqual([]);
  expect(store.form.$conflict.get()?.now.rules).toEqual([identity, reference]);
  store.form.keepMine();
  await store.form.submit();
  expect(service.saveCredentialRules).toHaveBeenLastCalledWith([], [identity, reference]);
});
