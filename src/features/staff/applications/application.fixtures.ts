import type { ApplicationRecord } from './application-screen.ts';

/** An application that waits for its first answer. */
export const applicationFixture = (changes: Partial<ApplicationRecord> = {}): ApplicationRecord => ({
  id: '1',
  status: 'submitted',
  statusReason: null,
  message: 'I live five minutes away.',
  mayBeShown: true,
  introduction: null,
  submittedAt: '2026-11-20T10:00:00Z',
  shortlistedAt: null,
  introducedAt: null,
  offeredAt: null,
  acceptedAt: null,
  placedAt: null,
  declinedAt: null,
  withdrawnAt: null,
  job: {
    id: 'job',
    requestId: 'request',
    title: 'Company by the sea',
    status: 'open',
    availability: 5,
    startsOn: '2026-12-03',
  },
  offer: null,
  agreements: [],
  caregiver: {
    userId: 'una',
    fullName: 'Una Nolan',
    phone: '087 123 4567',
    experienceYears: 4,
    hourlyRate: 21,
    about: 'I like company.',
  },
  placement: null,
  ...changes,
});
