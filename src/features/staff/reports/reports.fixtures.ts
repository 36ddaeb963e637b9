import type { Reports } from '../../../data/reports.ts';
import { figures, nothing } from '../figures/figures.fixtures.ts';

const { weeks, total } = figures;

export const reports: Reports = {
  weeks,
  total,
  care: weeks.map(({ week }, nr) => ({
    week,
    clients: 18 + nr,
    minutes: 60 * (160 + 11 * nr),
    visits: 90 + 6 * nr,
    covered: nr % 4,
    missed: nr % 3 === 2 ? 1 : 0,
  })),
  allCare: { clients: 34, minutes: 60 * 2646, visits: 1476, covered: 18, missed: 4 },
  causes: [
    { cause: 'recovered', placements: 5 },
    { cause: 'care_home', placements: 3 },
    { cause: 'not_content', placements: 1 },
  ],
  complaints: [
    { kind: 'lateness', outcome: null, complaints: 1 },
    { kind: 'lateness', outcome: 'apologised', complaints: 3 },
    { kind: 'quality', outcome: 'care_changed', complaints: 1 },
  ],
  loads: [
    { name: 'Grace Admin', requests: 9, caregivers: 4, waiting: 6 },
    { name: 'Tomás Desk', requests: 4, caregivers: 0, waiting: 2 },
    { name: null, requests: 0, caregivers: 0, waiting: 3 },
  ],
};

const none = { clients: 0, minutes: 0, visits: 0, covered: 0, missed: 0 };
export const noReports: Reports = {
  weeks: nothing.weeks,
  total: nothing.total,
  care: weeks.map(({ week }) => ({ week, ...none })),
  allCare: none,
  causes: [],
  complaints: [],
  loads: [],
};
