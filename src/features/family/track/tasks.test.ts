import { expect, test } from 'vitest';
import { tasksOf, withoutTask } from './tasks.ts';
import { checkIn, introduction, key, newTerms, request } from './track.fixtures.ts';

const terms = {
  availability: 1,
  hourlyRate: 24,
  startsOn: '2026-04-01',
  endsOn: null,
  offeredAt: '2026-03-12T10:00:00Z',
};
const can = { ...request(key).can, answer: true };
const titles = (changes: Parameters<typeof request>[1]) =>
  tasksOf(request(key, changes)).map(({ title }) => title);

test('the page’s tasks are named in their order, without those that need no answer', () => {
  expect(titles({})).toEqual([]);
  expect(
    titles({
      can,
      newTerms: [newTerms()],
      introductions: [
        introduction(),
        introduction({ application: 'a2', firstName: 'Nora' }),
        introduction({ application: 'a3', terms }),
      ],
      checkIns: [checkIn()],
    }),
  ).toEqual([
    'We have a question for you',
    'Please read the new terms',
    'Please read the terms',
    'Please read about Aoife and Nora',
    'How is it going with Aoife?',
  ]);
  expect(
    titles({
      newTerms: [newTerms({ said: true }), newTerms({ agreed: true })],
      introductions: [introduction({ answer: 'yes', terms })],
      checkIns: [checkIn({ answer: 'well' })],
    }),
  ).toEqual([]);
});

test('terms that came after a yes still need reading; a yes to them ends that', () => {
  const saidYes = (answeredAt: string) =>
    titles({ introductions: [introduction({ answer: 'yes', answeredAt, terms })] });
  expect(saidYes('2026-03-11T10:00:00Z')).toEqual(['Please read the terms']);
  expect(saidYes('2026-03-12T10:00:01Z')).toEqual([]);
});

test('the tab, which the browser’s history keeps, names nobody', () => {
  const asked = tasksOf(request(key, { introductions: [introduction()], checkIns: [checkIn()] }));
  expect(asked.map(({ tab }) => tab).join()).not.toContain('Aoife');
});

test('a link where the family asked to talk first says that we’ll contact them', () => {
  const talk = introduction({ answer: 'talk', answeredAt: '2026-03-12T10:00:00Z' });
  expect(withoutTask(request(key, { introductions: [talk] }))).toEqual({
    title: 'Thank you. We’ll contact you about Aoife.',
    tab: 'Thank you. We’ll contact you.',
  });
});

test('a link to answered terms says so, and leaves their day to the terms', () => {
  expect(withoutTask(request(key, { newTerms: [newTerms({ agreed: true })] })).title).toBe(
    'Thank you. We have your answer.',
  );
});
