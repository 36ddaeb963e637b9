import { expect, test } from 'vitest';
import { APPLICATION_STATUS, type ApplicationStatus } from '../../../domain/status.ts';
import { DOCUMENT_KINDS } from '../../../domain/vocabulary.ts';
import {
  canInvite,
  lastOnesOut,
  markOf,
  documentInWords,
  reachInWords,
  offeredInWords,
  takenInWords,
  wordHurdle,
  wordNearMiss,
} from './match-words.ts';
import { factsFixture, nearFixture } from './match.fixtures.ts';

const statuses = Object.keys(APPLICATION_STATUS) as ApplicationStatus[];

test('Those whose application has ended come after all others', () => {
  const ranked = ['withdrew', 'new', 'asked', 'applied'].map((caregiverId) => ({ caregiverId }));
  const standing = new Map([
    ['withdrew', { status: 'withdrawn', hasApplied: true, placement: null }],
    ['asked', { status: 'declined', hasApplied: false, placement: null }],
    ['applied', { status: 'submitted', hasApplied: true, placement: null }],
  ] as const);
  expect(lastOnesOut(ranked, standing).map(({ caregiverId }) => caregiverId)).toEqual([
    'new',
    'asked',
    'applied',
    'withdrew',
  ]);
});

test('A row says its caregiver’s status for the job', () => {
  expect(statuses.map((status) => markOf({ status, hasApplied: true, placement: null }).label)).toEqual([
    'Invited',
    'Received',
    'Shortlisted',
    'Introduced',
    'Offered',
    'Accepted',
    'Placed',
    'Not chosen',
    'Withdrawn',
  ]);
  expect(markOf({ status: 'withdrawn', hasApplied: false, placement: null }).label).toBe(
    'Invitation declined',
  );
  expect(markOf({ status: 'declined', hasApplied: false, placement: null }).label).toBe('Invitation ended');
});

test('Only a caregiver who was not asked yet, or could not answer, can be invited', () => {
  expect(canInvite(undefined)).toBe(true);
  expect(statuses.filter((status) => canInvite({ status, hasApplied: true, placement: null }))).toEqual([]);
  expect(statuses.filter((status) => canInvite({ status, hasApplied: false, placement: null }))).toEqual([
    'declined',
  ]);
});

test('A caregiver who was placed shows until when, and may be invited again; a no-show may not', () => {
  const placement = {
    startsOn: '2026-03-02',
    endsOn: '2026-03-20',
    endedAt: '2026-03-20T18:00:00Z',
    came: true,
  };
  const placed = { status: 'placed', hasApplied: true, placement } as const;
  expect(markOf(placed).label).toBe('Was placed, ended on Friday 20 March 2026');
  expect(canInvite(placed)).toBe(true);
  const absent = { ...placed, placement: { ...placement, came: false } };
  expect(markOf(absent).label).toBe('Did not come on Monday 2 March 2026');
  expect(canInvite(absent)).toBe(false);
  expect(canInvite({ ...placed, placement: { ...placement, endedAt: null } })).toBe(false);
});

test('Times that other families take are worded by the job’s times', () => {
  const peg = { client: { recipient: 'Peg Walsh', contact: 'Nora Walsh' }, times: 0b0001 };
  const tom = { client: { recipient: 'Tom Daly', contact: 'Tom Daly' }, times: 0b0110 };
  const ann = { client: { recipient: 'Ann Kelly', contact: 'Ann Kelly' }, times: 0b1000 };
  expect(takenInWords(factsFixture({ taken: 0b1111, placed: [peg, tom, ann] }), 0b0011)).toBe(
    'With Peg Walsh and Tom Daly for 2 of 2 times',
  );
  expect(takenInWords(factsFixture({ taken: 0b0111 }), 0b0011)).toBe('With another family for 2 of 2 times');
  expect(takenInWords(factsFixture({ taken: 0b1100 }), 0b0011)).toBeUndefined();
  expect(takenInWords(undefined, 0b0011)).toBeUndefined();
});

test('… and which of them an open offer takes', () => {
  const times = {
    part: 'availability',
    points: 25,
    maximum: 25,
    shared: 5,
    wanted: 5,
    taken: 0,
    awayUntil: null,
  } as const;
  expect(offeredInWords([{ ...times, offered: 2 }])).toBe('An open offer takes 2 times');
  expect(offeredInWords([{ ...times, offered: 0 }])).toBeUndefined();
  expect(offeredInWords([])).toBeUndefined();
});

test.each([
  ['credential:insurance', {}, 'Maria has sent no insurance. Ask for it.'],
  ['credential:background_check', {}, 'Maria’s background check is waiting for a check. Check it.'],
  [
    'credential:first_aid',
    { documents: [{ kind: 'first_aid', status: 'verified', expiresOn: '2026-05-03' }] },
    'Maria’s first aid certificate expired on 3 May 2026. Ask for a newer one.',
  ],
  [
    'credential:first_aid',
    { documents: [{ kind: 'first_aid', status: 'rejected', expiresOn: null }] },
    'Maria’s first aid certificate was not accepted. Ask for another one.',
  ],
  ['care_type:palliative_care', {}, 'Maria does not offer palliative care. Ask if they can offer it.'],
  [
    'too_far',
    { radiusKm: 11 },
    '4 km beyond the 11 km that Maria travels. Ask if they would travel this far.',
  ],
  [
    'no_free_times',
    { taken: 0b11, placed: [{ client: null, times: 0b11 }] },
    'With another family at all of these times. Other times, or a part of the week, may suit.',
  ],
  [
    'no_free_times',
    { taken: 0b01 },
    'Maria is free at other times of the week. Ask both sides if the times could change.',
  ],
  ['something_new', {}, 'One more requirement is not met. Look at the profile.'],
] as const)('%s: what is wrong, and how to mend it', (unmet, facts, words) => {
  const { why, mend } = wordNearMiss(
    nearFixture(unmet, { distanceKm: 15, facts: factsFixture(facts as object) }),
    0b11,
  );
  expect(`${why} ${mend}`).toBe(words);
});

test('A caregiver who is away shows the last day', () => {
  const away = {
    points: 0,
    maximum: 25,
    shared: 0,
    wanted: 4,
    taken: 0,
    offered: 0,
    awayUntil: '2026-12-21',
  };
  const parts = [{ part: 'availability' as const, ...away }];
  expect(wordNearMiss(nearFixture('away', { parts }), 1).why).toBe('Away until 21 December 2026.');
});

test('Every kind of document can be compared', () => {
  for (const kind of Object.keys(DOCUMENT_KINDS) as (keyof typeof DOCUMENT_KINDS)[]) {
    expect(documentInWords(kind, factsFixture({ documents: [] }))).toBe('None');
    expect(
      documentInWords(
        kind,
        factsFixture({ documents: [{ kind, status: 'verified', expiresOn: '2031-05-03' }] }),
      ),
    ).toBe('Verified, expires on 3 May 2031');
  }
});

test('A hurdle says what would help', () => {
  expect(reachInWords({ everyone: 0, inReach: 0, lacking: [] })).toContain('approved yet');
  expect(reachInWords({ everyone: 12, inReach: 0, lacking: [] })).toBe(
    'None of the 12 caregivers travels this far.',
  );
  expect(reachInWords({ everyone: 12, inReach: 1, lacking: [] })).toContain('1 caregiver travels');
  const words = (code: string, people: number) => Object.values(wordHurdle({ code, people })).join('. ');
  expect(words('credential:insurance', 3)).toBe(
    '3 have no insurance verified and in date. Ask them for it, or check if the job needs it.',
  );
  expect(words('care_type:dementia_care', 1)).toContain('1 does not offer dementia care');
  expect(words('away', 2)).toContain('2 are away on the first day');
  expect(words('no_free_times', 1)).toContain('1 has none of these times free');
});
