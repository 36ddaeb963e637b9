import { expect, test } from 'vitest';
import { formatMoney, operator } from '../../../domain/operator.ts';
import { operatorFacts } from './operator-facts.ts';

const within = (request: number) => ({
  ...operator.answers,
  workingDays: { ...operator.answers.workingDays, request },
});
const titles = (facts: ReturnType<typeof operatorFacts>) => facts.map(({ title }) => title);

test('families read how soon, where and at what price', () => {
  const said = { area: 'Dublin and Kildare', answers: within(2), priceGuide: { from: 24, to: 30 } };
  expect(titles(operatorFacts(said))).toEqual([
    'An answer within 2 working days',
    'Care in Dublin and Kildare',
    `${formatMoney(24)} to ${formatMoney(30)} an hour`,
  ]);
});

test('what the operator does not say is left out', () => {
  expect(titles(operatorFacts({ area: null, answers: within(0), priceGuide: null }))).toEqual([
    'An answer on the same working day',
  ]);
});
