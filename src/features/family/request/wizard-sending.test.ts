import { describe, expect, test, vi } from 'vitest';
import { fail } from '../../../lib/result.ts';
import { given, open } from './wizard.fixtures.ts';

describe('Sending', () => {
  test('needs a confirmed contact, and consent', async () => {
    const { wizard, sent, toCheck } = await open();
    toCheck();
    await wizard.submit();
    expect(sent).toHaveLength(0);
    expect(Object.keys(wizard.$form.get().faults)).toEqual(['contactConfirmed', 'consent']);
  });

  test('happens once however often the button is pressed, and removes the draft', async () => {
    const { wizard, store, sent, arrived, toCheck } = await open();
    toCheck();
    wizard.answer({ contactConfirmed: true, consent: true });
    await Promise.all([wizard.submit(), wizard.submit(), wizard.submit()]);
    expect(sent).toHaveLength(1);
    const { id, reference, trackingSecret } = sent[0] ?? {};
    expect(arrived).toMatchObject([{ id, reference, trackingSecret }]);
    expect(store.kept).toBeUndefined();
  });

  test('keeps the answers if the service is not reached, and sends the same request again', async () => {
    const { wizard, store, sent, replies, toCheck } = await open();
    toCheck();
    wizard.answer({ contactConfirmed: true, consent: true });
    replies.push(fail({ kind: 'offline', code: 'unreachable' }));
    await wizard.submit();
    expect(wizard.$form.get().failure?.kind).toBe('offline');
    expect(store.kept?.answers.recipientName).toBe('Nora Byrne');
    await wizard.submit();
    expect(sent[1]).toEqual(sent[0]);
  });

  test('shows the backend’s refusal at its fields', async () => {
    const { wizard, address, replies, step, toCheck } = await open();
    toCheck();
    wizard.answer({ contactConfirmed: true, consent: true });
    const detail = JSON.stringify({ placeId: 'invalid', contactEmail: 'invalid', trackingSecret: 'invalid' });
    replies.push(fail({ kind: 'refused', code: 'invalid_answers', detail }));
    await wizard.submit();
    expect(Object.keys(wizard.$form.get().faults)).toEqual(['place', 'contactEmail']);
    address.links('place');
    expect(step()).toBe('where');
    expect(wizard.$form.get().faults.place).toBe('Check the answer to “Town or area”');
    wizard.answer({ place: { value: '7', label: 'Cork' } });
    expect(wizard.$form.get().faults.place).toBeUndefined();
  });

  test('does not happen again with older answers after another tab has sent it: coming back leads to what was sent', async () => {
    const sentBefore = vi.fn(() => undefined as { sent: null; isOlder: boolean } | undefined);
    const { wizard, sent, arrived, toCheck } = await open({ sentBefore });
    toCheck();
    wizard.answer({ contactConfirmed: true, consent: true });
    sentBefore.mockReturnValue({ sent: null, isOlder: false });
    await wizard.submit();
    expect(sent).toHaveLength(0);
    expect(arrived).toHaveLength(1);
    const other = await open({ sentBefore });
    other.wizard.answer(given);
    other.wizard.resume();
    await other.comeBack();
    expect(other.arrived).toHaveLength(1);
  });

  test('happens again, as the same request, if it was changed after another tab had sent it', async () => {
    const sentBefore = () => ({ sent: null, isOlder: true });
    const { wizard, comeBack, sent, arrived, toCheck } = await open({ sentBefore });
    expect(wizard.$corrects.get()).toBe(true);
    toCheck();
    wizard.answer({ contactConfirmed: true, consent: true, address: '5 Shore Road' });
    await comeBack();
    expect(arrived).toHaveLength(0);
    await wizard.submit();
    expect(sent).toMatchObject([{ id: wizard.$draft.get().id, address: '5 Shore Road' }]);
  });

  test('takes another reference if another request has this one', async () => {
    const { wizard, sent, replies, toCheck } = await open();
    toCheck();
    wizard.answer({ contactConfirmed: true, consent: true });
    replies.push(fail({ kind: 'refused', code: 'reference_taken' }));
    await wizard.submit();
    await wizard.submit();
    expect(sent[1]?.reference).not.toBe(sent[0]?.reference);
    expect(sent[1]?.id).not.toBe(sent[0]?.id);
  });
});
