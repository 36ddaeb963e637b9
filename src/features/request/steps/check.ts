import type { Step } from '../step.ts';

export const check: Step = {
  slug: 'check',
  label: 'Check',
  title: 'Check your answers',
  fields: ['consent'],
  applies: () => true,
  errors: ({ consent }) => (consent ? {} : { consent: 'Tick the box to say that you agree' }),
  summary: () => [],
};
