import { describeWeek } from '../../src/lib/availability.ts';
import { CARE_TYPES, LANGUAGES, RELATIONS, SKILLS } from '../../src/lib/vocabulary.ts';
import type { Family } from './family.ts';
import { day, text } from './sql.ts';
import { week } from './week.ts';

const euro = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });

/** A request's answers as SQL, each frozen beside the question that the family was asked. */
export function answers(family: Family): string {
  const pairs: [question: string, answer: string][] = [
    ['Who needs care?', text(RELATIONS[family.relation])],
    ['Where is the care needed?', text(family.town.join(', '))],
    ['What kind of care is it?', text(family.care.map((key) => CARE_TYPES[key]).join(', '))],
    ['What should the caregiver be good at?', text(family.skills.map((key) => SKILLS[key]).join(', '))],
    ['Which languages should they speak?', text(family.languages.map((key) => LANGUAGES[key]).join(', '))],
    ['When do you need help?', text(describeWeek(week(family.week)).join('; '))],
    ['When should it start?', `to_char(${day(family.startsIn)}, 'FMDD FMMonth YYYY')`],
    [
      'How much can you pay an hour?',
      text(family.budget === null ? 'I do not know yet' : euro.format(family.budget)),
    ],
    ['Is there anything else we should know?', text(family.notes)],
  ];
  const objects = pairs.map(
    ([question, answer]) => `    jsonb_build_object('question', ${text(question)}, 'answer', ${answer})`,
  );
  return `jsonb_build_array(\n${objects.join(',\n')}\n  )`;
}
