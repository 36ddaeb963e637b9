import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { memoryStore } from './fake-device.ts';
import { given, open } from './wizard.fixtures.ts';

describe('On a shared device', () => {
  test('nothing is kept, and earlier answers are removed at once', async () => {
    const { wizard, store, sent, toCheck } = await open();
    wizard.answer({ recipientName: 'Nora Byrne' });
    expect(store.kept).toBeDefined();
    wizard.answer({ sharedDevice: true });
    expect(store.kept).toBeUndefined();
    toCheck();
    wizard.answer({ contactConfirmed: true, consent: true });
    expect(store.kept).toBeUndefined();
    await wizard.submit();
    expect(sent).toHaveLength(1);
    expect(JSON.stringify(sent)).not.toContain('sharedDevice');
  });

  test('another tab’s draft replaces nothing', async () => {
    const { wizard, store, comeBack } = await open();
    wizard.answer({ recipientName: 'Nora Byrne', sharedDevice: true });
    await store.save({
      ...wizard.$draft.get(),
      answers: { ...wizard.$answers.get(), recipientName: 'Tom' },
      savedAt: Date.now() + 1000,
    });
    await comeBack();
    expect(wizard.$answers.get().recipientName).toBe('Nora Byrne');
  });

  test('a device that is not shared after all keeps the answers again', async () => {
    const { wizard, store } = await open();
    wizard.answer({ recipientName: 'Nora Byrne', sharedDevice: true });
    wizard.answer({ sharedDevice: false });
    expect(store.kept?.answers.recipientName).toBe('Nora Byrne');
  });
});

describe('The wizard', () => {
  test('stays on a step with a fault, and says which', async () => {
    const { wizard, step } = await open();
    wizard.next();
    expect(step()).toBe('who');
    expect(wizard.$form.get().faults).toEqual({
      relation: 'Choose who the care is for',
      recipientName: 'Enter the name of the person who needs care',
    });
    expect(wizard.$form.get().attempt).toBe(1);
  });

  test('continues when the answers are right, and goes back without losing any', async () => {
    const { wizard, address, step } = await open();
    wizard.answer(given);
    wizard.next();
    expect(step()).toBe('care');
    address.goBack();
    expect(step()).toBe('who');
    expect(wizard.$answers.get().recipientName).toBe('Nora Byrne');
    wizard.next();
    wizard.back();
    expect(step()).toBe('who');
  });

  test('takes a person who asks for themselves as the contact', async () => {
    const { wizard } = await open();
    wizard.answer({ relation: 'self', recipientName: 'Sean Daly' });
    wizard.next();
    expect(wizard.$answers.get().contactName).toBe('Sean Daly');
  });

  test('doesn’t ask for a caller’s name again', async () => {
    const { wizard } = await open({ byStaff: true });
    const answers = wizard.$answers.get;
    wizard.answer({ contactName: 'Sean Daly', contactPhone: '087 555 0177' });
    wizard.answer({ relation: 'self' });
    expect(answers()).toMatchObject({ recipientName: 'Sean Daly', helperName: '' });
    wizard.answer({ relation: 'parent' });
    expect(answers()).toMatchObject({ recipientName: '', helperName: '' });
    wizard.answer({ relation: 'friend' });
    expect(answers()).toMatchObject({
      recipientName: '',
      helperName: 'Sean Daly',
      helperPhone: '087 555 0177',
    });
  });

  test('takes a person who asks for a neighbour as the contact', async () => {
    const { wizard, step } = await open();
    wizard.answer({ relation: 'friend', recipientName: 'Nora Byrne' });
    wizard.next();
    expect(step()).toBe('helper');
    const own = { helperName: 'Tom Ward', helperPhone: '087 555 0177', helperEmail: 'tom@ward.ie' };
    wizard.answer({ ...own, helperAgreement: 'Nora herself' });
    wizard.next();
    expect(step()).toBe('care');
    expect(wizard.$answers.get()).toMatchObject({
      contactName: 'Tom Ward',
      contactPhone: '087 555 0177',
      contactEmail: 'tom@ward.ie',
    });
  });

  test('does not open a step before the earlier ones are answered', async () => {
    const { address, step } = await open();
    address.links('check');
    expect(step()).toBe('who');
  });

  test('returns to the check after one answer was changed there', async () => {
    const { wizard, address, step, toCheck } = await open();
    toCheck();
    address.links('address');
    expect(step()).toBe('where');
    expect(wizard.$focus.get()).toBe('address');
    expect(wizard.$isChange.get()).toBe(true);
    wizard.answer({ address: '5 Shore Road' });
    wizard.next();
    expect(step()).toBe('check');
    expect(wizard.$focus.get()).toBe('address');
    address.goBack();
    expect([step(), wizard.$isChange.get()]).toEqual(['where', false]);
  });

  test('returns to the check even if the page was reloaded in the meantime', async () => {
    const { store, address, toCheck } = await open();
    toCheck();
    address.links('address');
    const reloaded = await open({ store, address });
    expect(reloaded.step()).toBe('where');
    reloaded.wizard.next();
    expect(reloaded.step()).toBe('check');
    expect(reloaded.wizard.$focus.get()).toBe('address');
  });

  test('keeps every answer, and offers to continue on a later visit', async () => {
    const first = await open();
    first.wizard.answer(given);
    first.wizard.next();
    const later = await open({ store: first.store });
    expect(later.wizard.$phase.get()).toBe('resume');
    later.wizard.resume();
    expect(later.step()).toBe('care');
    expect(later.wizard.$answers.get().recipientName).toBe('Nora Byrne');
    expect(later.wizard.$draft.get().id).toBe(first.wizard.$draft.get().id);
  });

  test('opens a draft whose step no longer exists at the first unfinished step', async () => {
    for (const [step, phone, where] of [
      ['reach', '', 'contact'],
      ['more', '085 555 0134', 'check'],
    ] as const) {
      const first = await open();
      first.wizard.answer({ ...given, contactBy: 'call', contactPhone: phone, notes: 'She sings.' });
      if (first.store.kept) first.store.kept.step = step;
      const later = await open({ store: first.store });
      later.wizard.resume();
      expect(later.step()).toBe(where);
      expect(later.wizard.$answers.get().notes).toBe('She sings.');
    }
  });

  test('continues at once after a reload', async () => {
    const first = await open();
    first.wizard.answer(given);
    first.wizard.next();
    const reloaded = await open({ store: first.store, address: first.address });
    expect(reloaded.wizard.$phase.get()).toBe('answering');
    expect(reloaded.step()).toBe('care');
    expect(reloaded.wizard.$restored.get()?.slug).toBe('care');
    expect(first.wizard.$restored.get()).toBeUndefined();
  });

  test('takes over answers from another tab', async () => {
    const first = await open();
    first.wizard.answer({ recipientName: 'Nora' });
    const second = await open({ store: first.store });
    second.wizard.resume();
    // Drafts have a time, and the other tab's must be newer.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1000 });
    onTestFinished(() => void vi.useRealTimers());
    second.wizard.answer({ recipientName: 'Nora Byrne' });
    await first.comeBack();
    first.address.links('who');
    expect(first.wizard.$answers.get().recipientName).toBe('Nora Byrne');
    expect(first.store.kept?.answers.recipientName).toBe('Nora Byrne');
  });

  test('says nothing about a corrected answer, until the next try', async () => {
    const { wizard } = await open();
    const wrong = () => Object.keys(wizard.$form.get().faults);
    wizard.next();
    expect(wrong()).toEqual(['relation', 'recipientName']);
    wizard.answer({ relation: 'parent' });
    expect(wrong()).toEqual(['recipientName']);
    wizard.answer({ relation: '' });
    expect(wrong()).toEqual(['recipientName']);
    expect(wizard.$form.get().attempt).toBe(1);
    wizard.next();
    expect(wrong()).toEqual(['relation', 'recipientName']);
  });

  test('no longer asks for a number once the address that also works is typed', async () => {
    const { wizard, address, toCheck, step } = await open();
    toCheck();
    address.links('contactBy');
    wizard.answer({ contactBy: 'either', contactEmail: '' });
    wizard.next();
    expect(step()).toBe('contact');
    expect(Object.keys(wizard.$form.get().faults)).toContain('contactPhone');
    wizard.answer({ contactEmail: 'aoife@home.ie' });
    expect(wizard.$form.get().faults).toEqual({});
  });

  test('lets people who are quicker than the database type and continue', async () => {
    for (const goesOn of [false, true]) {
      const store = memoryStore();
      let arrive = (): void => undefined;
      const arrival = new Promise<void>((resolve) => (arrive = resolve));
      store.load = () => arrival.then(() => store.kept);
      const { wizard, step } = await open({ store });
      wizard.answer(given);
      if (goesOn) wizard.next();
      arrive();
      await vi.waitFor(() => expect(wizard.$phase.get()).not.toBe('loading'));
      expect([wizard.$phase.get(), step()]).toEqual(['answering', goesOn ? 'care' : 'who']);
    }
  });

  test('removes a fault that was corrected before a link left the step', async () => {
    const { wizard, address, step } = await open();
    wizard.next();
    wizard.answer(given);
    address.links('care');
    expect(step()).toBe('care');
    expect(wizard.$form.get().faults).toEqual({});
  });

  test('starts again with empty answers and another reference', async () => {
    const first = await open();
    first.wizard.answer(given);
    const later = await open({ store: first.store });
    await later.wizard.startAgain();
    expect(later.wizard.$answers.get().recipientName).toBe('');
    expect(later.wizard.$draft.get().reference).not.toBe(first.wizard.$draft.get().reference);
    expect(later.store.kept).toBeUndefined();
  });
});
