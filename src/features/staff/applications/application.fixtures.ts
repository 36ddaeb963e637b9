import { firstAgreedDay } from '../../../domain/first-day.ts';
import { today } from '../../../domain/operator.ts';
import { ok } from '../../../lib/result.ts';
import type { ApplicationRecord, applicationCalls } from './application-screen.ts';
import { laterOf } from './terms.ts';

/** An application without an answer yet. */
export const applicationFixture = (changes: Partial<ApplicationRecord> = {}): ApplicationRecord => ({
  id: '1',
  status: 'submitted',
  statusReason: null,
  answered: null,
  message: 'I live five minutes away.',
  mayBeShown: true,
  confirmedTimes: null,
  hasApplied: true,
  introducedAt: null,
  introducedRate: null,
  client: { recipient: 'Peg Walsh', contact: 'Nora Walsh' },
  job: {
    id: 'job',
    requestId: 'request',
    title: 'Company by the sea',
    part: null,
    status: 'open',
    visits: [],
    availability: 5,
    start: 'day',
    startsOn: '2026-12-03',
    hourlyBudget: 23.5,
    reach: 'sent',
  },
  offer: null,
  agreements: [],
  caregiver: {
    userId: 'una',
    status: 'approved',
    fullName: 'Una Nolan',
    phone: '087 123 4567',
    experienceYears: 4,
    hourlyRate: 21,
    about: 'I like company.',
  },
  placement: null,
  ...changes,
});

/** An offer of its terms, to be answered far in the future. */
export const offerFixture: NonNullable<ApplicationRecord['offer']> = {
  visits: [],
  availability: 5,
  hourlyRate: 21,
  startsOn: firstAgreedDay(5, laterOf('2026-12-03', today())),
  endsOn: null,
  standsUntil: '2026-11-25',
  offeredAt: '2026-11-22T10:00:00Z',
};

const done = async () => ok(null as never);

/** A service whose steps succeed and whose lists are empty. */
export const serviceFixture: typeof applicationCalls = {
  loadApplication: async () => ok(applicationFixture()),
  loadApplicationsFor: async () => ok([]),
  loadDocuments: async () => ok([]),
  loadMatchFacts: async () => ok([]),
  loadMatchingCaregivers: async () => ok([]),
  loadActivity: async () => ok([]),
  addNote: async () => ok(undefined as never),
  loadTimeOffOf: async () => ok([]),
  loadPendingItems: async () => ok([]),
  loadCurrentPlacements: async () => ok([]),
  loadPlacementsForJob: async () => ok([]),
  loadOffersTo: async () => ok([]),
  shortlistApplication: done,
  reconsiderApplication: done,
  introduceApplicant: done,
  offerJob: done,
  recordAgreement: done,
  recordSharing: done,
  declineApplication: done,
  placeCaregiver: done,
};
