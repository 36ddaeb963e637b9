import { expect, test } from 'vitest';
import '../../../domain/staff-words.ts';
import type { AuditEvent } from '../../../data/audit-log.ts';
import { HISTORY } from '../activity/history-words.ts';
import { auditEntry } from './audit-log-words.ts';

const event = (part: Partial<AuditEvent>): AuditEvent => ({
  id: 1,
  subjectType: 'requests',
  occurredAt: '2026-11-20T10:00:00Z',
  actorId: 'a',
  actorName: 'Orla Keane',
  action: 'update',
  before: null,
  after: null,
  page: null,
  pageId: null,
  thing: null,
  client: null,
  detail: null,
  ...part,
});
const told = (part: Partial<AuditEvent>, ownId?: string) => {
  const { did, by, thing, path, note } = auditEntry(event(part), ownId);
  return [did, note, by, thing, path].filter(Boolean).join(' / ');
};

test('a line says what was done and who did it, and leads to its record', () => {
  const request = { page: 'request', pageId: '7', thing: 'K4M-7RW-2XD' } as const;
  expect(told({ ...request, after: { status: 'open' } }, 'a')).toBe(
    'Opened / You / Request K4M-7RW-2XD / /admin/requests/7',
  );
  expect(
    told({
      subjectType: 'documents',
      action: 'read',
      detail: 'first_aid',
      page: 'caregiver',
      pageId: '3',
      thing: 'Mary Byrne',
    }),
  ).toBe('Document opened: First aid certificate / Orla Keane / Mary Byrne / /admin/caregivers/3');
});

test('a change shows both values, and one by a private link is the family’s', () => {
  const { did, by, changes } = auditEntry(
    event({
      actorId: null,
      actorName: null,
      byFamily: true,
      before: { hourly_budget: 20, address: null },
      after: { hourly_budget: 22, address: null },
    }),
    undefined,
  );
  expect([did, by, ...changes]).toEqual(['Changed: budget and address', 'The family', 'Budget: €20 → €22']);
  expect(
    auditEntry(event({ actorId: null, byFamily: true, byKnownLink: true, after: { status: 'open' } }), 'b')
      .by,
  ).toBe('Someone with a link that our team read out');
});

test('a change whose contents were erased says only that', () => {
  expect(told({ subjectType: 'caregiver_profiles' })).toMatch(/^Changed, contents erased /);
});

test('a placement that ended early shows no last day, and one without a last day is ongoing', () => {
  const ended = (ended_at: string) =>
    auditEntry(
      event({
        subjectType: 'placements',
        before: { ended_at: null, ends_on: null },
        after: { ended_at, ends_on: '2026-11-25' },
      }),
      undefined,
    );
  expect(ended('2026-11-24T12:00:00Z')).toMatchObject({ did: 'Placement ended', changes: [] });
  expect(ended('2026-11-25T12:00:00Z').changes).toEqual(['Last day: ongoing → 25 November 2026']);
});

test('an exported list is named, and a deleted record has no link', () => {
  expect(told({ subjectType: 'lists', action: 'read', detail: 'caregivers' })).toBe(
    'List exported: caregivers / Orla Keane / A list / /admin/caregivers',
  );
  expect(told({ subjectType: 'documents', action: 'delete' })).toBe(
    'Document removed / Orla Keane / No longer there',
  );
});

test('a refusal says which action, why, how often and from how many addresses', () => {
  const refused = { subjectType: 'functions', action: 'refuse' };
  expect(
    told({
      ...refused,
      detail: 'deactivate_user',
      after: { refusal: 'reason_missing', times: 1, addresses: 1 },
    }),
  ).toBe(
    'Refused: deactivate an account / Give a reason. The person will read it. From one network address. / Orla Keane / The service',
  );
  expect(told({ ...refused, detail: 'of_a_later_version', after: {} })).toMatch(/^An action was refused /);
  const nobody = { action: 'refuse', actorId: null, actorName: null };
  const after = { refusal: 'invalid_credentials', times: 1000, addresses: 24 };
  expect(
    told({ ...nobody, subjectType: 'users', page: 'user', pageId: '3', thing: 'Mary Byrne', after }),
  ).toBe(
    'Sign-in failed (1,000 times that day) / From 24 network addresses. / Someone who was not signed in / Mary Byrne / /admin/users/3',
  );
  expect(told({ ...nobody, subjectType: 'functions', detail: 'token', after })).toContain(
    'No account has that email address. From 24 network addresses.',
  );
});

test('every recorded event has words, and none is the name of a table or column', () => {
  for (const subjectType of [...Object.keys(HISTORY), 'of_a_later_version'])
    for (const action of ['insert', 'update', 'delete', 'erase', 'read', 'refuse', 'sign_in']) {
      const words = told({ subjectType, action, after: { some_column: 1 } });
      expect(words).toMatch(/^[A-Z]/);
      expect(words.replace(/\/admin\S*/g, '')).not.toContain('_');
    }
});

test('events about a family name its client first', () => {
  const client = { recipient: 'Peg Walsh', contact: 'Nora Walsh' };
  expect(
    auditEntry(event({ page: 'placement', pageId: '7', thing: 'Mary Byrne', client }), undefined).thing,
  ).toBe('Peg Walsh · Placement of Mary Byrne');
});
