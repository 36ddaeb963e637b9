import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Failure } from '../lib/failure.ts';
import { fail, ok, type Result } from '../lib/result.ts';
import type { DraftStore } from './draft-store.ts';
import { createForm } from './form.ts';

type Values = { name: string; password: string };

const initial: Values = { name: '', password: '' };
const check = ({ name }: Values) => ({ name: name ? undefined : 'Enter a name' });
const taken: Failure = { kind: 'refused', code: 'name_taken' };
const offline: Failure = { kind: 'offline', code: 'unreachable' };
const faultsOf = ({ code }: Failure) => ({ name: code === 'name_taken' ? 'This name is taken' : undefined });

const submit = vi.fn<(values: Values) => Promise<Result<string, Failure>>>();
const form = (more: Partial<Parameters<typeof createForm<Values, string>>[0]> = {}) =>
  createForm<Values, string>({ initial, check, submit, faultsOf, ...more });

beforeEach(() => submit.mockReset().mockResolvedValue(ok('stored')));

describe('Submitting', () => {
  test('sends nothing while there is a fault, and shows the faults at each try', async () => {
    const asked = form();
    expect(await asked.submit()).toBeUndefined();
    await asked.submit();
    expect(asked.$state.get()).toMatchObject({ faults: { name: 'Enter a name' }, attempt: 2, busy: false });
    expect(submit).not.toHaveBeenCalled();
  });

  test('sends once, however often the button is pressed', async () => {
    const asked = form();
    asked.change({ name: 'Ann' });
    await Promise.all([asked.submit(), asked.submit()]);
    expect(submit).toHaveBeenCalledExactlyOnceWith({ name: 'Ann', password: '' });
    expect(asked.$state.get()).toMatchObject({ faults: {}, busy: false });
  });

  test('waits for a slow check, and still sends once', async () => {
    const asked = form({ check: async (values) => check(values) });
    await Promise.all([asked.submit(), asked.submit()]);
    expect(asked.$state.get()).toMatchObject({ faults: { name: 'Enter a name' }, attempt: 1, busy: false });
    asked.change({ name: 'Ann' });
    await Promise.all([asked.submit(), asked.submit()]);
    expect(submit).toHaveBeenCalledOnce();
  });

  test('puts a refusal beside its field', async () => {
    submit.mockResolvedValue(fail(taken));
    const asked = form();
    asked.change({ name: 'Ann' });
    await asked.submit();
    expect(asked.$state.get()).toMatchObject({ faults: { name: 'This name is taken' }, attempt: 1 });
    expect(asked.$state.get().failure).toBeUndefined();
  });

  test('removes a fault once its field is right, and one from the service once the field is changed', async () => {
    submit.mockResolvedValue(fail(taken));
    const faults = () => asked.$state.get().faults;
    const asked = form();
    await asked.submit();
    asked.change({ password: 'secret' });
    expect(faults()).toEqual({ name: 'Enter a name' });
    asked.change({ name: 'Ann' });
    expect(faults()).toEqual({});
    await asked.submit();
    asked.change({ password: 'other' });
    expect(faults()).toEqual({ name: 'This name is taken' });
    asked.change({ name: 'Ann B' });
    expect(faults()).toEqual({});
  });

  test('keeps a failure without a field, and what was typed, until the next try', async () => {
    submit.mockResolvedValueOnce(fail(offline));
    const asked = form();
    asked.change({ name: 'Ann' });
    await asked.submit();
    expect(asked.$state.get()).toMatchObject({ values: { name: 'Ann' }, faults: {}, failure: offline });
    expect((await asked.submit())?.ok).toBe(true);
    expect(asked.$state.get().failure).toBeUndefined();
  });

  test('stays busy on the way to another page, until the page is shown again', async () => {
    const asked = form({ leaves: true });
    asked.change({ name: 'Ann' });
    await asked.submit();
    expect(asked.$state.get().busy).toBe(true);
    expect(await asked.submit()).toBeUndefined();
    asked.stay();
    expect(asked.$state.get().busy).toBe(false);
  });
});

describe('Data read later', () => {
  const later = { name: 'Later', password: '' };

  test('is what the form begins with, unless something was typed', () => {
    const asked = form();
    asked.startFrom(later);
    expect(asked.$state.get().values).toEqual(later);
    asked.change({ name: 'Ann' });
    asked.startFrom(initial);
    expect(asked.$state.get().values.name).toBe('Ann');
  });

  test('shows again once the form is sent', async () => {
    const asked = form();
    asked.change({ name: 'Ann' });
    await asked.submit();
    asked.startFrom(later);
    expect(asked.$state.get().values).toEqual(later);
  });
});

describe('The draft on this device', () => {
  let kept: Partial<Values> | undefined;
  const draft: DraftStore<Partial<Values>> = {
    load: async () => kept,
    save: async (values) => void (kept = values),
    forget: async () => void (kept = undefined),
  };
  const shown = async (asked: ReturnType<typeof form>) => {
    asked.$state.listen(() => undefined);
    await Promise.resolve();
    await Promise.resolve();
    return asked.$state.get().values;
  };

  beforeEach(() => (kept = undefined));

  test('has every keystroke except passwords, and is there again after a reload', async () => {
    form({ draft, unkept: ['password'] }).change({ name: 'An', password: 'secret' });
    expect(kept).toEqual({ name: 'An' });
    expect(await shown(form({ draft }))).toEqual({ name: 'An', password: '' });
  });

  test('does not overwrite text typed before it was read', async () => {
    kept = { name: 'Old' };
    const asked = form({ draft });
    asked.change({ name: 'New' });
    expect((await shown(asked)).name).toBe('New');
  });

  test('is removed when the form is sent, unless more was typed in the meantime', async () => {
    const asked = form({ draft });
    asked.change({ name: 'Ann' });
    const sending = asked.submit();
    asked.change({ name: 'Anna' });
    await sending;
    expect(kept).toEqual({ name: 'Anna', password: '' });
    await asked.submit();
    expect(kept).toBeUndefined();
  });

  test('is marked as restored until it is sent', async () => {
    kept = { name: 'Ann' };
    const asked = form({ draft });
    await shown(asked);
    expect(asked.$state.get().restored).toBe(true);
    await asked.submit();
    expect(asked.$state.get().restored).toBe(false);
  });

  test('stays when data is read later', async () => {
    kept = { name: 'Ann' };
    const asked = form({ draft });
    await shown(asked);
    asked.startFrom({ name: 'Stored', password: '' });
    expect(asked.$state.get().values.name).toBe('Ann');
    asked.reset();
    expect(asked.$state.get().values.name).toBe('Stored');
  });

  test('is removed when the form is reset', () => {
    const asked = form({ draft });
    asked.change({ name: 'Ann' });
    asked.reset();
    expect(kept).toBeUndefined();
    expect(asked.$state.get().values).toEqual(initial);
  });
});
