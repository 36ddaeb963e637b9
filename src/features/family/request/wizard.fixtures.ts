import { onTestFinished } from 'vitest';
import type { NewRequest } from '../../../data/request-payload.ts';
import type { Failure } from '../../../lib/failure.ts';
import { ok, type Result } from '../../../lib/result.ts';
import type { Answers } from '../../../domain/questions/questions.ts';
import type { Draft } from './draft.ts';
import { fakeHistory, memoryStore } from './fake-device.ts';
import { createWizard } from './wizard.ts';

export const TODAY = '2026-03-10';
/** Answers to every question that needs one. */
export const given: Partial<Answers> = {
  relation: 'parent',
  recipientName: 'Nora Byrne',
  careTypes: ['companionship'],
  availability: 1,
  startsOn: '2026-03-16',
  place: { value: '42', label: 'Galway' },
  address: '4 Shore Road',
  contactName: 'Aoife Byrne',
  contactBy: 'email',
  contactEmail: 'aoife@home.ie',
};

/** A begun wizard, its device, and what it sends. `replies` are the service's answers, in order. */
export async function open({
  store = memoryStore(),
  address = fakeHistory(),
  sentBefore = (): { sent: null; isOlder: boolean } | undefined => undefined,
  byStaff = false,
} = {}) {
  const sent: NewRequest[] = [];
  const arrived: Draft[] = [];
  const replies: Result<null, Failure>[] = [];
  let look = (): void => undefined;
  const wizard = createWizard({
    store,
    address,
    byStaff,
    today: () => TODAY,
    send: (request) => {
      sent.push(request);
      return Promise.resolve(replies.shift() ?? ok(null));
    },
    onSent: (_, draft) => void arrived.push(draft),
    sentBefore,
    onReturn: (callback) => {
      look = callback;
      return () => undefined;
    },
  });
  onTestFinished(wizard.begin());
  await Promise.resolve();
  await Promise.resolve();
  const step = () => wizard.$step.get().slug;
  const toCheck = () => {
    wizard.answer(given);
    while (step() !== 'check') wizard.next();
  };
  const comeBack = async () => {
    look();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { wizard, comeBack, store, address, sent, arrived, replies, step, toCheck };
}
