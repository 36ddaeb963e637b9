import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ok } from '../../../lib/result.ts';
import type { Answers, Field } from '../../../domain/questions/questions.ts';
import { fakeHistory, memoryStore } from './fake-device.ts';
import { firstUnfinished, stepsFor } from './steps.ts';
import { given, TODAY } from './wizard.fixtures.ts';
import { createWizard } from './wizard.ts';

const right: Partial<Answers> = {
  ...given,
  helperName: 'Tom Ward',
  helperPhone: '087 555 0177',
  helperRelation: 'ward nurse',
  helperAgreement: 'Nora herself',
  contactBy: 'call',
  contactPhone: '085 555 0134',
  contactEmail: '',
  hourlyBudget: '',
  contactConfirmed: true,
  consent: true,
};

/** What a person does. Parts of answers are right and wrong, in any order. */
const act = fc.oneof(
  fc.constantFrom<Partial<Answers>>(
    { relation: 'parent', recipientName: 'Nora Byrne' },
    { relation: '', recipientName: '' },
    { relation: 'other', helperName: 'Tom Ward' },
    { helperPhone: '087 555 0177', helperRelation: 'ward nurse', helperAgreement: 'Nora herself' },
    { relation: 'friend' },
    { careTypes: ['companionship'] },
    { careTypes: [] },
    { availability: 1, startsOn: '2026-03-16' },
    { startsOn: '2026-03-01' },
    { place: { value: '42', label: 'Galway' }, address: '4 Shore Road' },
    { contactName: 'Aoife Byrne', contactPhone: '085 555 0134' },
    { contactBy: 'call' },
    { contactBy: 'email', contactEmail: '' },
    { contactPhone: 'call me' },
    { contactConfirmed: true, consent: true },
  ),
  fc.constantFrom('next', 'back', 'browser back', 'reload', 'another day'),
  fc.constantFrom(
    '#who',
    '#helper',
    '#care',
    '#when',
    '#where',
    '#contact',
    '#check',
    '#address',
    '#nowhere',
  ),
);

async function openWizard(store: ReturnType<typeof memoryStore>, address: ReturnType<typeof fakeHistory>) {
  const wizard = createWizard({
    store,
    address,
    today: () => TODAY,
    send: () => Promise.resolve(ok({ reference: 'ABC', status: 'submitted', submittedAt: TODAY })),
    onSent: () => undefined,
  });
  wizard.begin();
  await Promise.resolve();
  await Promise.resolve();
  return { wizard };
}

test('however someone moves about, no answer is lost and no step opens before its turn', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 40 }), async (acts) => {
      const store = memoryStore();
      let address = fakeHistory();
      let open = await openWizard(store, address);
      let told: Partial<Answers> = {};
      for (const done of acts) {
        const { wizard } = open;
        if (typeof done === 'object') {
          const shown = wizard.$step.get().fields;
          const typed = Object.fromEntries(
            Object.entries(done).filter(([field]) => shown.includes(field as Field)),
          );
          wizard.answer(typed);
          told = { ...told, ...typed };
        } else if (done.startsWith('#')) address.links(done.slice(1));
        else if (done === 'next') wizard.next();
        else if (done === 'back') wizard.back();
        else if (done === 'browser back') address.goBack();
        else {
          if (done === 'another day') address = fakeHistory();
          open = await openWizard(store, address);
          if (open.wizard.$phase.get() === 'resume') open.wizard.resume();
        }
        const [answers, step] = [open.wizard.$answers.get(), open.wizard.$step.get()];
        expect(answers).toMatchObject(told);
        const steps = stepsFor(answers);
        const turn = steps.indexOf(firstUnfinished(answers, TODAY));
        expect(steps.indexOf(step)).toBeLessThanOrEqual(turn);
        expect(open.wizard.$phase.get()).toBe('answering');
      }

      // From wherever that led, right answers lead to the end.
      const { wizard } = open;
      wizard.answer(right);
      for (let steps = 0; steps < 10 && wizard.$step.get().slug !== 'check'; steps += 1) wizard.next();
      expect(wizard.$step.get().slug).toBe('check');
      expect(wizard.$form.get().faults).toEqual({});
    }),
    { numRuns: 300 },
  );
});
