import { addPlacements, type ImportedPlacement } from '../../../data/imported-placements.ts';
import { readAmount } from '../../../domain/amount.ts';
import { explain } from '../../../domain/explain.ts';
import { OUR_LANGUAGE } from '../../../domain/our-language.ts';
import { refusedAnswers } from '../../../domain/refused-answers.ts';
import { aboutUnmet } from '../../../domain/unmet-about.ts';
import { CARE_TYPES, type CareType, type Relation } from '../../../domain/vocabulary.ts';
import { partsOf } from '../../../domain/week-windows.ts';
import { codesOf, type Failure } from '../../../lib/failure.ts';
import { fill } from '../../../lib/fill.ts';
import { makeReference } from '../../../lib/reference.ts';
import { draftJob } from '../requests/job-words.ts';
import type { Cells, FindTowns, ImportKind } from './import-kind.ts';
import { dayIn, FAULTS, keysIn, listOf, townIn, visitsSaid } from './read-cells.ts';
import * as t from './placements.words.ts';

type Field = keyof typeof t.fields;
const FIELDS = Object.keys(t.fields) as Field[];
const OPTIONAL: readonly Field[] = ['contactPhone', 'contactEmail', 'relation', 'hours', 'endsOn', 'notes'];
const NEEDED = FIELDS.filter((field) => !OPTIONAL.includes(field));

/** Imports care that has already begun, each with its request and caregiver. */
export const PLACEMENTS: ImportKind<Field> = {
  name: 'placements',
  fields: t.fields,
  needed: NEEDED,
  who: ({ recipientName, contactName }) => recipientName || contactName,
  key: ({ recipientName, contactName, caregiver, visits }) =>
    [recipientName, contactName, caregiver, visits].join('\n').toLowerCase(),
  with: ({ caregiver }) => caregiver.toLowerCase(),
  read: readPlacement,
  add: (rows, onlyCheck) => addPlacements(rows as ImportedPlacement[], onlyCheck),
  explain: explainRow,
  list: 'adminPlacements',
  words: {
    title: t.title,
    intro: t.intro,
    list: t.list,
    add: t.add,
    adding: t.adding,
    added: t.added,
    seeThem: t.seeThem,
    templateName: t.templateName,
    sameRow: t.sameRow,
  },
};

/** Reads the row of a placement. Its request keeps the original cells except the caregiver’s address. */
export async function readPlacement(
  cells: Cells<Field>,
  findTowns: FindTowns,
): Promise<{ row: Omit<ImportedPlacement, 'id'>; faults: string[] }> {
  const faults = NEEDED.filter((field) => !cells[field]).map((field) =>
    fill(FAULTS.missing, { label: t.fields[field].label }),
  );
  const wrong = (field: Field, words: string, word = cells[field]) =>
    void faults.push(fill(words, { label: t.fields[field].label, word }));
  const day = (field: Field) => {
    const read = dayIn(cells[field]);
    if (cells[field] && !read) wrong(field, FAULTS.unknownDay);
    return read ?? '';
  };
  const care = keysIn(listOf(cells.careTypes), CARE_TYPES);
  for (const word of care.unknown) wrong('careTypes', FAULTS.unknownWord, word);
  const relation = keysIn(cells.relation ? [cells.relation] : [], t.relations);
  for (const word of relation.unknown) wrong('relation', FAULTS.unknownWord, word);
  const hours = readAmount(cells.hours);
  if (Number.isNaN(hours)) wrong('hours', FAULTS.unknownNumber);
  const hourlyRate = readAmount(cells.hourlyRate);
  if (Number.isNaN(hourlyRate)) wrong('hourlyRate', FAULTS.unknownNumber);
  const { visits, unknown } = visitsSaid(listOf(cells.visits), hours || null);
  if (unknown) wrong('visits', FAULTS.unknownVisit, unknown);
  const town = await townIn(cells.place, findTowns);
  if ('fault' in town && cells.place) faults.push(town.fault);
  const place = 'place' in town ? town.place : { id: 0, name: cells.place, region: '' };
  const [startsOn, careTypes] = [day('startsOn'), care.keys as CareType[]];
  const isSelf = cells.contactName.toLowerCase() === cells.recipientName.toLowerCase();
  const { title, summary } = draftJob({
    ...{
      careTypes,
      place,
      visits,
      startsOn,
      start: startsOn ? 'day' : 'soon',
      availability: partsOf(visits),
      flexible: false,
    },
    ...{ skills: [], languages: [], hoursPerVisit: null, duration: null, hourlyBudget: null },
  });
  const { contactName, contactPhone, contactEmail, recipientName, address, notes } = cells;
  return {
    faults,
    row: {
      caregiver: cells.caregiver,
      request: {
        ...{ contactName, contactPhone, contactEmail, recipientName, address, notes, careTypes },
        reference: makeReference(),
        relation: (relation.keys[0] ?? (isSelf ? 'self' : 'relative')) as Relation,
        contactBy: 'either',
        contactLanguage: OUR_LANGUAGE,
        placeId: place.id,
        answers: FIELDS.filter((field) => field !== 'caregiver' && cells[field]).map((field) => ({
          question: t.fields[field].label,
          answer: cells[field],
        })),
      },
      job: { title, summary },
      visits,
      hourlyRate,
      startsOn,
      endsOn: day('endsOn') || null,
      consentedOn: day('consentOn'),
      family: {
        saidBy: fill(t.whoAndHow, { who: cells.familyBy, how: cells.familyHow }),
        saidOn: day('familyOn'),
      },
      caregiverYes: { saidBy: fill(t.theCaregiver, { how: cells.caregiverHow }), saidOn: day('caregiverOn') },
    },
  };
}

const NAMES: Record<string, Field> = {
  place_id: 'place',
  care_types: 'careTypes',
  availability: 'visits',
  starts_on: 'startsOn',
  helper_name: 'relation',
};
const REFUSED: Record<string, string> = {
  id_taken: FAULTS.idTaken,
  caregiver_not_found: t.nobody,
  consent_missing: t.noConsent,
  reference_taken: t.referenceTaken,
  reveals_contact: t.revealed,
  said_on_invalid: t.yesToCome,
  starts_on_invalid: t.firstDay,
  terms_differ: t.otherTerms,
};

function explainRow(failure: Failure): string {
  if (failure.code === 'not_qualified')
    return fill(t.notQualified, { requirements: codesOf(failure).map(aboutUnmet).join('; ') });
  const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  const faults = refusedAnswers(failure, (name) => {
    const field = NAMES[name] ?? (camel(name) as Field);
    return field in t.fields ? { field, question: t.fields[field].label } : undefined;
  });
  const words = Object.values<string | undefined>(faults).join('. ');
  return words ? `${words}.` : (REFUSED[failure.code] ?? explain(failure));
}
