import { expect, test } from 'vitest';
import { ok } from '../../lib/result.ts';
import { loadable } from '../../state/loadable.ts';
import { shown } from '../../state/shown.fixtures.ts';
import { documentsMissing } from './documents-missing.ts';

test('a document that a care type needs is missing until it is here; nothing is while that is not known', async () => {
  const rules = loadable(async () =>
    ok([
      { careType: 'companionship' as const, kind: 'identity' as const },
      { careType: 'companionship' as const, kind: 'background_check' as const },
    ]),
  );
  const documents = loadable(async () =>
    ok([{ id: '1', kind: 'identity', status: 'uploaded', expiresOn: null }] as never),
  );
  expect(documentsMissing(['companionship'], { rules, documents })).toEqual([]);
  await Promise.all([shown(rules), shown(documents)]);
  expect(documentsMissing(['companionship'], { rules, documents })).toEqual(['background_check']);
  expect(documentsMissing(['household_help'], { rules, documents })).toEqual([]);
});
