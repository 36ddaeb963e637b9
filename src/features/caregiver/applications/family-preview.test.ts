import { expect, test, vi } from 'vitest';
import { fail, ok } from '../../../lib/result.ts';
import { shown } from '../../../state/shown.fixtures.ts';
import { createFamilyPreview } from './family-preview.ts';

const now = {
  fullName: 'Aoife Byrne',
  about: 'Changed since.',
  experienceYears: 9,
  photoPath: null,
  languages: ['en'],
  skills: [],
};
const service = { loadOwnProfile: vi.fn(), loadDocuments: vi.fn() };
const document = (kind: string, status: string, expiresOn: string | null = null) => ({
  kind,
  status,
  expiresOn,
});

test('it is the approved profile with the valid documents, without surname', async () => {
  service.loadOwnProfile.mockResolvedValue(
    ok({
      ...now,
      photoPath: 'a/new.jpg',
      reviewed: { ...now, about: 'As approved.', photoPath: 'a/approved.jpg' },
    }),
  );
  service.loadDocuments.mockResolvedValue(
    ok([
      document('identity', 'verified'),
      document('identity', 'verified'),
      document('first_aid', 'verified', '2020-01-01'),
      document('reference', 'uploaded'),
    ]),
  );
  expect(await shown(createFamilyPreview(service))).toEqual({
    state: 'ready',
    value: {
      person: {
        ...{ firstName: 'Aoife', about: 'As approved.', experienceYears: 9, languages: ['en'], skills: [] },
        checked: ['identity'],
      },
      photoPath: 'a/approved.jpg',
    },
  });
  service.loadOwnProfile.mockResolvedValue(ok({ ...now, reviewed: null }));
  expect(await shown(createFamilyPreview(service))).toMatchObject({
    value: { person: { about: 'Changed since.' } },
  });
  service.loadDocuments.mockResolvedValue(fail({ kind: 'offline', code: 'x' }));
  expect(await shown(createFamilyPreview(service))).toMatchObject({ state: 'failed' });
});
