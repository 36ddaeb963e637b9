import {
  type Answers,
  type Faults,
  type Field,
  QUESTIONS,
  wordingOf,
} from '../../../domain/questions/questions.ts';
import * as t from './words.ts';

/** One screen of the wizard, as data: the island only renders it. */
export type Step = {
  /** Its name in the address, after the `#`. A field's name leads to that field. */
  slug: string;
  /** Its name in the progress bar. */
  label: string;
  /** The heading. */
  title: string;
  /** Every field it asks for, in order. */
  fields: readonly Field[];
  /** The fields in another order, if these answers call for one. */
  order?(answers: Answers): readonly Field[] | undefined;
  /** For staff only: it is not among the frozen answers. */
  internal?: true;
  /** Whether these answers need this step; by default they do. */
  applies?(answers: Answers): boolean;
};

/** A question as the person read it, and the answer in words; empty when it was left out. */
export type QuestionAndAnswer = { field: Field; question: string; answer: string };

export const who: Step = {
  slug: 'who',
  label: t.who,
  title: t.whoNeedsCare,
  fields: ['relation', 'recipientName'],
};

/** Whether a friend or another helper asks; they say who they are. */
const helps = ({ relation }: Answers) => relation === 'friend' || relation === 'other';

/** The last step, which shows every answer. */
export const check: Step = {
  slug: 'check',
  label: t.check,
  title: t.checkAnswers,
  fields: ['contactConfirmed', 'consent'],
};

export const STEPS: readonly Step[] = [
  who,
  {
    slug: 'helper',
    label: t.helper,
    title: t.aboutYou,
    fields: ['helperName', 'helperPhone', 'helperEmail', 'helperRelation', 'helperAgreement'],
    applies: helps,
  },
  {
    slug: 'care',
    label: t.care,
    title: t.whatKindCareNeeded,
    fields: ['careTypes', 'skills', 'languages'],
  },
  {
    slug: 'when',
    label: t.when,
    title: t.whenCareNeeded,
    fields: ['flexible', 'availability', 'setTimes', 'notes'],
  },
  {
    slug: 'begin',
    label: t.start,
    title: t.startLengthBudget,
    fields: ['start', 'startsOn', 'hoursPerVisit', 'duration', 'hourlyBudget'],
  },
  { slug: 'where', label: t.where, title: t.whereCareNeeded, fields: ['place', 'address'] },
  {
    slug: 'contact',
    label: t.contact,
    title: t.whoShouldContactHow,
    fields: ['contactName', 'contactBy', 'contactPhone', 'contactEmail', 'contactLanguage'],
    order: ({ contactBy }) =>
      contactBy === 'email'
        ? ['contactName', 'contactBy', 'contactEmail', 'contactPhone', 'contactLanguage']
        : undefined,
  },
  {
    slug: 'team',
    label: t.team,
    title: t.team,
    fields: ['priority', 'internalNotes'],
    internal: true,
    applies: ({ byStaff, corrects }) => byStaff && !corrects,
  },
  check,
];

/** The steps that these answers need, in order. The first and the last are always among them. */
export const stepsFor = (answers: Answers) => STEPS.filter((step) => step.applies?.(answers) ?? true);

export const stepNamed = (slug: string) => STEPS.find((step) => step.slug === slug);

export const stepWith = (field: Field) => STEPS.find((step) => step.fields.includes(field));

/** The step after this one; after the last, itself. */
export function stepAfter(step: Step, answers: Answers): Step {
  const steps = stepsFor(answers);
  return steps[steps.indexOf(step) + 1] ?? step;
}

/** The step before this one; undefined before the first. */
export function stepBefore(step: Step, answers: Answers): Step | undefined {
  const steps = stepsFor(answers);
  return steps[steps.indexOf(step) - 1];
}

/** The questions of a step that these answers need. */
export const fieldsFor = ({ fields, order }: Step, answers: Answers) =>
  (order?.(answers) ?? fields).filter((field) => QUESTIONS[field].applies?.(answers) ?? true);

/** The faults of a step's answers, in the words of who asks; `today` is yyyy-mm-dd. */
export function faultsOf(step: Step, answers: Answers, today: string, asked = QUESTIONS): Faults {
  const found = fieldsFor(step, answers).flatMap((field) => {
    const fault = asked[field].fault?.(answers[field], today, answers);
    return fault ? [[field, fault]] : [];
  });
  return Object.fromEntries(found) as Faults;
}

/** The faults of the whole request. */
export function allFaults(answers: Answers, today: string, asked = QUESTIONS): Faults {
  return Object.assign(
    {},
    ...stepsFor(answers).map((step) => faultsOf(step, answers, today, asked)),
  ) as Faults;
}

/** The first step with a fault; the last one if there is none before it. */
export function firstUnfinished(answers: Answers, today: string): Step {
  const found = stepsFor(answers).find((step) => Object.keys(faultsOf(step, answers, today)).length > 0);
  return found ?? check;
}

/** Every question and answer by step, for the last step. */
export const reviewOf = (
  answers: Answers,
  asked = QUESTIONS,
): { step: Step; summary: QuestionAndAnswer[] }[] =>
  stepsFor(answers)
    .map((step) => ({ step, summary: summaryOf(step, answers, asked) }))
    .filter(({ summary }) => summary.length > 0);

function summaryOf(step: Step, answers: Answers, asked: typeof QUESTIONS): QuestionAndAnswer[] {
  return fieldsFor(step, answers).flatMap((field) => {
    const answer = asked[field].inWords?.(answers[field], answers);
    return answer === undefined ? [] : [{ field, question: wordingOf(field, answers, asked), answer }];
  });
}

/** Fills in the person who asks as the contact, if we know their name and the contact's name is empty. */
export function contactOf(answers: Answers): Partial<Answers> {
  const { relation, recipientName, helperName, helperPhone, helperEmail } = answers;
  if (answers.contactName !== '') return {};
  if (!helps(answers)) return { contactName: relation === 'self' ? recipientName : '' };
  if (answers.contactPhone || answers.contactEmail) return { contactName: helperName };
  return { contactName: helperName, contactPhone: helperPhone, contactEmail: helperEmail };
}

/** Staff ask for the caller's name and number first. The caller may need the care themselves, or help the person who does. */
export function callerAs(relation: Answers['relation'], before: Answers): Partial<Answers> {
  const { byStaff, corrects, recipientName, helperName, helperPhone, contactName, contactPhone } = before;
  if (!byStaff || corrects) return {};
  if (relation === 'self') return { recipientName: recipientName || contactName };
  const wasCaller = before.relation === 'self' && recipientName === contactName;
  return {
    recipientName: wasCaller ? '' : recipientName,
    ...(helps({ ...before, relation }) && {
      helperName: helperName || contactName,
      helperPhone: helperPhone || contactPhone,
    }),
  };
}
