import { expect, test } from 'vitest';
import { ok } from '../../../lib/result.ts';
import { PLACEMENTS, readPlacement } from './placements.ts';
import { dayIn, visitsSaid } from './read-cells.ts';

type Cells = Parameters<typeof readPlacement>[0];
const towns = [{ id: 1, name: 'Drogheda', region: 'Co. Louth' }];
const example = Object.fromEntries(
  Object.entries(PLACEMENTS.fields).map(([field, { example: cell }]) => [field, cell]),
) as Cells;
const read = (cells: Partial<Cells> = {}) => readPlacement({ ...example, ...cells }, async () => ok(towns));
const faultsOf = async (cells: Partial<Cells>) => (await read(cells)).faults.join(' ');

test('the template’s row can be added, with evidence of both yeses', async () => {
  const { row, faults } = await read();
  expect(faults).toEqual([]);
  expect(row).toMatchObject({
    caregiver: 'maeve@example.com',
    request: { relation: 'parent', placeId: 1, careTypes: ['companionship', 'personal_care'] },
    job: { title: 'Companionship and personal care in Drogheda' },
    hourlyRate: 18.5,
    startsOn: '2024-03-04',
    endsOn: null,
    consentedOn: '2024-02-01',
    family: { saidBy: 'Nora Walsh, by phone', saidOn: '2024-02-20' },
    caregiverYes: { saidBy: 'the caregiver, signed contract', saidOn: '2024-02-21' },
  });
  const kept = Object.fromEntries(row.request.answers.map(({ question, answer }) => [question, answer]));
  expect(kept).toMatchObject({ 'Consent by': 'Nora Walsh', 'Consent: how': 'signed form' });
  expect(JSON.stringify(kept)).not.toContain('maeve@example.com');
});

test('the relation follows from the names if the file does not have it', async () => {
  expect((await read({ relation: '' })).row.request.relation).toBe('relative');
  expect((await read({ relation: '', recipientName: 'nora walsh' })).row.request.relation).toBe('self');
});

test('each error names its column', async () => {
  expect(await faultsOf({ consentHow: '', startsOn: '', familyOn: 'spring' })).toMatch(
    /First day is missing\. Consent: how is missing\. Family’s yes on: write a day/,
  );
  expect(await faultsOf({ visits: 'Monday noon', careTypes: 'Gardening', relation: 'A friend' })).toMatch(
    /Care: “Gardening”.*“A friend” is not on the list.*we can’t read “Monday noon”/,
  );
  expect(await faultsOf({ hours: 'two', hourlyRate: 'x' })).toMatch(/Hours a visit: .*Hourly rate: /);
});

test('visits are at times or in parts of the day', () => {
  expect(visitsSaid(['Mon 9-10.30', 'weekend 22:00–6:00', 'Tuesday morning'], 2)).toEqual({
    visits: [
      { days: 1, opens: 540, closes: 630, minutes: 90 },
      { days: 96, opens: 1320, closes: 1800, minutes: 480 },
      { days: 2, opens: 360, closes: 720, minutes: 120 },
    ],
  });
  for (const word of ['Monday 25:00-26:00', '9:00-10:00', 'Monday 9:70-10:00', 'Funday 9-10'])
    expect(visitsSaid([word], null).unknown).toBe(word);
});

test('days are read as spreadsheets write them', () => {
  expect(['2024-03-04', '4/3/2024', '04.03.2024'].map(dayIn)).toEqual(Array(3).fill('2024-03-04'));
  expect(['2024-02-30', '31/4/2024', 'soon', '3/2024', ''].map(dayIn)).toEqual(Array(5).fill(undefined));
});

test('a refusal by the database names the columns', () => {
  const refused = (code: string, detail = '') => PLACEMENTS.explain({ kind: 'refused', code, detail });
  expect(refused('invalid_answers', '{"contact_phone": "missing", "place_id": "invalid"}')).toBe(
    '“Contact’s phone” needs an answer. Check the answer to “Town”.',
  );
  expect(refused('not_qualified', '["too_far"]')).toMatch(/does not meet what this care asks for: \S+/);
  expect(refused('caregiver_not_found')).toContain('Import the caregiver first');
});
