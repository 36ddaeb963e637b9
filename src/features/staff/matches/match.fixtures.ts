import type { MatchPart } from '../../../domain/match-parts.ts';
import type { MatchFacts } from '../../../data/matches.ts';
import { ok } from '../../../lib/result.ts';
import type { Candidate, NearMiss } from './load-matches.ts';
import type { ApplicationOf, matchListCalls } from './match-list.ts';

export const factsFixture = (changes: Partial<MatchFacts> = {}): MatchFacts => ({
  caregiverId: 'maria',
  availability: 0b1111,
  taken: 0,
  radiusKm: 15,
  hourlyRate: 19.5,
  experienceYears: 6,
  careTypes: ['companionship'],
  skills: ['driving', 'meal_preparation'],
  languages: ['en', 'es'],
  documents: [
    { kind: 'identity', status: 'verified', expiresOn: null },
    { kind: 'first_aid', status: 'verified', expiresOn: '2031-05-03' },
    { kind: 'background_check', status: 'uploaded', expiresOn: null },
  ],
  placed: [],
  weekMinutes: 0,
  everPlaced: 3,
  visitsMissed: 0,
  visitsCalledOff: 1,
  ...changes,
});

const parts = (skills: number, times: number, distance: number): MatchPart[] => [
  { part: 'skills', points: skills, maximum: 30, shared: 1, wanted: 2 },
  {
    part: 'availability',
    points: times,
    maximum: 25,
    shared: 4,
    wanted: 4,
    taken: 0,
    offered: 0,
    awayUntil: null,
  },
  { part: 'distance', points: distance, maximum: 20, km: 4.2, radiusKm: 15 },
  { part: 'languages', points: 10, maximum: 10, shared: 1, wanted: 1 },
  { part: 'experience', points: 6, maximum: 10, years: 6 },
  { part: 'rate', points: 5, maximum: 5, hasBudget: true, isWithin: true },
];

/** A match. */
const candidateFixture = (changes: Partial<Candidate> = {}): Candidate => ({
  caregiverId: 'maria',
  fullName: 'Maria Kelly',
  placeName: 'Dún Laoghaire',
  distanceKm: 4.2,
  score: 76,
  parts: parts(15, 25, 15),
  facts: factsFixture(),
  ...changes,
});

export const peopleFixture: Candidate[] = [
  candidateFixture(),
  candidateFixture({
    caregiverId: 'declan',
    fullName: 'Declan Byrne',
    score: 64,
    parts: parts(15, 13, 15),
    facts: factsFixture({ caregiverId: 'declan', taken: 0b0011 }),
  }),
  candidateFixture({
    caregiverId: 'oksana',
    fullName: 'Oksana Kovalenko',
    score: 61,
    parts: parts(0, 25, 15),
  }),
  candidateFixture({ caregiverId: 'siobhan', fullName: 'Siobhán Murphy', score: 51, parts: parts(0, 25, 5) }),
];

/** A near match. */
export const nearFixture = (unmet: string, changes: Partial<NearMiss> = {}): NearMiss => ({
  ...candidateFixture(),
  unmet,
  ...changes,
});

export const applicationOf = (caregiverId: string, changes: Partial<ApplicationOf> = {}): ApplicationOf => ({
  id: `application-${caregiverId}`,
  status: 'submitted',
  hasApplied: true,
  submittedAt: '2026-11-16T09:30:00Z',
  placement: null,
  caregiverId,
  ...changes,
});

/** A service that has these four, whose steps succeed, without near matches. */
export const matchServiceFixture: typeof matchListCalls = {
  loadMatchingCaregivers: async () => ok(peopleFixture),
  loadNearMisses: async () => ok([]),
  loadHurdles: async () => ok({ everyone: 0, inReach: 0, lacking: [] }),
  loadMatchFacts: async () =>
    ok(peopleFixture.flatMap(({ facts, caregiverId }) => (facts ? [{ ...facts, caregiverId }] : []))),
  inviteCaregiver: async () => ok('application'),
  recordApplication: async () => ok('application'),
  shortlistApplication: async () => ok(undefined),
};
