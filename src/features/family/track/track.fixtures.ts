import type {
  CheckIn,
  FamilyVisit,
  Introduction,
  PlacedCaregiver,
  TrackedRequest,
} from '../../../data/tracked-request.ts';
import type { ProposedTerms } from '../../../domain/terms.ts';
import type { TrackingKey } from '../../../domain/tracking-key.ts';
import type { Failure } from '../../../lib/failure.ts';
import { makeReference } from '../../../lib/reference.ts';
import type { Receipt, Seen } from '../../../state/device/storage.ts';
import { TRACKED_SHAPE } from './device-keys.ts';
import type { ReturnReason, TrackDevice } from './track-device.ts';

export const key: TrackingKey = { reference: makeReference(), trackingSecret: 'ab'.repeat(16) };
export const other: TrackingKey = { reference: makeReference(), trackingSecret: 'cd'.repeat(16) };

export const offline: Failure = { kind: 'offline', code: 'unreachable' };

/** A check-in about Aoife after her first week, not answered yet. */
export const checkIn = (changes: Partial<CheckIn> = {}): CheckIn => ({
  id: 'c1',
  occasion: 'week',
  caregiver: 'Aoife',
  answer: null,
  answeredAt: null,
  ...changes,
});

export const request = (
  { reference }: TrackingKey,
  changes: Partial<TrackedRequest> = {},
): TrackedRequest => ({
  reference,
  status: 'in_review',
  statusReason: null,
  submittedAt: '2026-03-10T10:00:00Z',
  steps: [{ step: 'submitted', at: '2026-03-10T10:00:00Z', promisedBy: null }],
  turn: 'staff',
  due: '2026-03-12',
  start: 'day',
  startsOn: '2026-04-01',
  hoursPerVisit: 3,
  duration: 'ongoing',
  careTypes: ['companionship'],
  place: 'Galway, Connaught',
  answers: [{ question: 'Who needs care?', answer: 'My mother' }],
  asked: { availability: 5, startsOn: '2026-04-01', placeId: 1 },
  wantsEmails: null,
  takeBackUntil: null,
  introductions: [],
  checkIns: [],
  complaints: [],
  purpose: 'all',
  links: [],
  contact: {
    contactName: 'Fiona Walsh',
    contactPhone: '01 555 0134',
    contactEmail: null,
    contactBy: 'call',
    contactLanguage: null,
  },
  questions: [
    {
      id: '1',
      question: 'Is there a lift?',
      askedAt: '2026-03-11T10:00:00Z',
      answer: null,
      answeredAt: null,
    },
  ],
  caregivers: [],
  week: { asked: 5, covered: 0, lookedFor: 0, until: [] },
  contactReadings: [],
  can: {
    answer: false,
    change: false,
    changeContact: true,
    chooseEmails: false,
    withdraw: true,
    takeBack: false,
    erase: true,
  },
  erasedAt: null,
  ...changes,
});

/** A caregiver who comes on Monday mornings. */
export const caregiver = (changes: Partial<PlacedCaregiver> = {}): PlacedCaregiver => ({
  placement: 'p1',
  name: 'Nora Byrne',
  hasPhoto: false,
  phone: null,
  startsOn: '2026-04-01',
  endsOn: null,
  endReason: null,
  availability: 1,
  hourlyRate: 24.5,
  ...changes,
});

/** A morning on which that caregiver comes. */
export const visit = (day: string, changes: Partial<FamilyVisit> = {}): FamilyVisit => ({
  placement: 'p1',
  day,
  opens: 360,
  closes: 720,
  ...changes,
});

/** New terms with one more hour and more pay, not answered yet. */
export const newTerms = (changes: Partial<ProposedTerms> = {}): ProposedTerms => ({
  id: 't1',
  placement: 'p1',
  caregiver: 'Nora',
  fromDay: '2026-06-01',
  visits: [{ days: 1, opens: 450, closes: 570, minutes: 120 }],
  hourlyRate: 25,
  before: { visits: [{ days: 1, opens: 450, closes: 540, minutes: 90 }], hourlyRate: 24.5 },
  words: 'Half an hour more.',
  askedBy: 'family',
  agreed: false,
  said: false,
  ...changes,
});

/** An introduced caregiver without an answer yet: free on four of five mornings. */
export const introduction = (changes: Partial<Introduction> = {}): Introduction => ({
  application: 'a1',
  firstName: 'Aoife',
  hasPhoto: false,
  about: 'I worked in a nursing home for ten years, and like to cook.',
  experienceYears: 12,
  languages: ['en', 'ga'],
  skills: ['meal_preparation', 'driving'],
  careTypes: ['companionship'],
  checked: ['identity', 'first_aid'],
  times: 0x1111,
  timesAsked: 0x11111,
  why: 'She lives around the corner and has cared for somebody with Parkinson’s.',
  introducedAt: '2026-03-11T10:00:00Z',
  answer: null,
  answeredAt: null,
  offer: null,
  terms: null,
  ...changes,
});

export const receipt = (of: TrackingKey, changes: Partial<Receipt> = {}): Receipt => ({
  id: of.reference,
  ...of,
  status: 'received',
  submittedAt: '2026-03-10T10:00:00Z',
  ...changes,
});

/** A request as a device keeps it, read at this time. */
export const seenOf = (of: TrackingKey, at: number): Seen => ({
  at,
  shape: TRACKED_SHAPE,
  request: request(of),
});

type Held = {
  link?: ReturnType<TrackDevice['takeLink']>;
  tab?: ReturnType<TrackDevice['tab']>;
  receipts?: Receipt[];
};

/** A fake device that holds these things, can have a link opened, and can be returned to. */
export function fakeDevice({ link, tab = {}, receipts = [] }: Held = {}) {
  const held = { tab, receipts };
  let hasDialog = false;
  let address = link;
  let follow = (): void => undefined;
  let comeBack: Parameters<TrackDevice['onReturn']>[0] = () => undefined;
  const device: TrackDevice = {
    takeLink() {
      const taken = address;
      address = undefined;
      return taken;
    },
    tab: () => held.tab,
    keepInTab: (state) => Boolean((held.tab = state)),
    receipts: () => held.receipts,
    keepReceipt(kept) {
      held.receipts = [kept, ...held.receipts];
      return true;
    },
    forgetReceipt: (reference) =>
      void (held.receipts = held.receipts.filter((each) => each.reference !== reference)),
    keepSeen: ({ reference, trackingSecret }, seen) =>
      void (held.receipts = held.receipts.map((each) =>
        each.reference === reference && each.trackingSecret === trackingSecret ? { ...each, seen } : each,
      )),
    onLink(callback) {
      follow = callback;
      return () => undefined;
    },
    hasDialog: () => hasDialog,
    onWait: () => () => undefined,
    onReturn(callback) {
      comeBack = callback;
      return () => undefined;
    },
  };
  return {
    device,
    held,
    openLink(next: typeof link) {
      address = next;
      follow();
    },
    comeBack: (why: ReturnReason) => comeBack(why),
    openDialog: () => void (hasDialog = true),
  };
}
