import { emptyAnswers } from '../../src/features/family/request/answers.ts';
import { reviewOf } from '../../src/features/family/request/steps.ts';
import { NOT_ANSWERED } from '../../src/features/family/request/to-request.ts';
import type { Family } from './family.ts';
import { day, text } from './sql.ts';
import { week } from './week.ts';

const euro = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });

/** A request's answers as SQL, each frozen beside the question that the wizard asks. */
export function answers(family: Family, contact: { phone: string; email: string }): string {
  const { helper } = family;
  const summary = reviewOf({
    ...emptyAnswers(),
    relation: family.relation,
    recipientName: family.recipient,
    hasHelper: helper !== undefined,
    helperName: helper?.name ?? '',
    helperRelation: helper?.relation ?? '',
    helperAgreement: helper?.agreedBy ?? '',
    careTypes: [...family.care],
    skills: [...family.skills],
    languages: [...family.languages],
    availability: week(family.week),
    place: { value: '', label: family.town.join(', ') },
    address: family.address,
    contactName: family.contact.name,
    contactPhone: contact.phone,
    contactEmail: contact.email,
    notes: family.notes,
  }).flatMap((step) => step.summary);
  // Days count from the moment of loading, and the demo pays in euro whichever country the operator has chosen.
  const inSql: Partial<Record<string, string>> = {
    startsOn: `to_char(${day(family.startsIn)}, 'FMDD FMMonth YYYY')`,
    ...(family.budget !== null && { hourlyBudget: text(euro.format(family.budget)) }),
  };
  const objects = summary.map(
    ({ field, question, answer }) =>
      `    jsonb_build_object('question', ${text(question)}, 'answer', ${inSql[field] ?? text(answer || NOT_ANSWERED)})`,
  );
  return `jsonb_build_array(\n${objects.join(',\n')}\n  )`;
}
