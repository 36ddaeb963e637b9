import { describe, expect, test } from 'vitest';
import { DAYS, toggleSlot } from '../../../domain/availability.ts';
import { hoursInWords } from '../../../domain/need-words.ts';
import { type Answers, emptyAnswers, FIELDS, QUESTIONS, told } from '../../../domain/questions/questions.ts';
import { newDraft } from './draft.ts';
import {
  allFaults,
  fieldsFor,
  firstUnfinished,
  reviewOf,
  stepAfter,
  stepBefore,
  stepsFor,
  STEPS,
  stepWith,
  who,
} from './steps.ts';
import { toRequest } from './to-request.ts';

const TODAY = '2026-03-10';

const complete: Answers = {
  ...emptyAnswers(),
  relation: 'parent',
  recipientName: ' Nora Byrne ',
  careTypes: ['companionship', 'household_help'],
  availability: toggleSlot(0, 0, 0),
  start: 'day',
  startsOn: '2026-03-16',
  place: { value: '42', label: 'Galway, Connacht' },
  address: '4 Shore Road',
  contactName: 'Aoife Byrne',
  contactBy: 'either',
  contactPhone: '(091) 234 567',
  hourlyBudget: '24,50',
  contactConfirmed: true,
  consent: true,
};
const errors = (changed: Partial<Answers>) => allFaults({ ...complete, ...changed }, TODAY);
const slugs = (answers: Answers) => stepsFor(answers).map(({ slug }) => slug);

describe('The steps', () => {
  test('ask every question once', () => {
    expect(STEPS.flatMap(({ fields }) => fields)).toEqual(FIELDS);
  });

  test('ask about a helper if the request is for another family, and don’t ask a friend or neighbour for their role', () => {
    expect(slugs(complete)).toEqual(['who', 'care', 'when', 'begin', 'where', 'contact', 'check']);
    expect(slugs({ ...complete, relation: 'friend' })).toContain('helper');
    expect(slugs({ ...complete, relation: 'other' })).toContain('helper');
  });

  test('ask staff for what the team should know, and not to confirm a contact of someone else', () => {
    const byStaff = { ...complete, byStaff: true, contactConfirmed: false };
    expect(slugs(byStaff)).toEqual([
      ...['who', 'care', 'when', 'begin', 'where', 'contact', 'team', 'check'],
    ]);
    expect(allFaults(byStaff, TODAY)).toEqual({});
  });

  test('have names that no question has, since an address leads to either', () => {
    expect(STEPS.map(({ slug }) => slug).filter((slug) => slug in QUESTIONS)).toEqual([]);
  });

  test('lead forward and back through those that apply', () => {
    expect(stepAfter(who, complete).slug).toBe('care');
    expect(stepAfter(who, { ...complete, relation: 'friend' }).slug).toBe('helper');
    expect(stepBefore(who, complete)).toBeUndefined();
    const last = STEPS[STEPS.length - 1] ?? who;
    expect(stepAfter(last, complete)).toBe(last);
  });

  test('ask first for the chosen way of contact', () => {
    const contact = STEPS.find(({ slug }) => slug === 'contact') ?? who;
    const asked = (contactBy: Answers['contactBy']) => fieldsFor(contact, { ...complete, contactBy });
    const [first, last] = ['contactName', 'contactLanguage'];
    expect(asked('')).toEqual([first, 'contactBy', last]);
    expect(asked('call')).toEqual([first, 'contactBy', 'contactPhone', 'contactEmail', last]);
    expect(asked('email')).toEqual([first, 'contactBy', 'contactEmail', 'contactPhone', last]);
  });

  test('remind families who chose overnight care of its nights, and accept the week without', () => {
    const answers: Answers = { ...complete, careTypes: ['overnight_care'] };
    const reminder = (given: Answers) => told(QUESTIONS.availability.hint, given);
    expect(reminder(complete)).not.toContain('night');
    expect(reminder(answers)).toContain('Say so below');
    expect(stepWith('availability')?.fields.at(-1)).toBe('notes');
    expect(allFaults(answers, TODAY)).toEqual({});
  });

  test('name the first one with a fault', () => {
    expect(firstUnfinished(emptyAnswers(), TODAY).slug).toBe('who');
    expect(firstUnfinished({ ...complete, place: null }, TODAY).slug).toBe('where');
    expect(firstUnfinished(complete, TODAY).slug).toBe('check');
  });
});

describe('Answers', () => {
  test('that are complete have no faults', () => {
    expect(errors({})).toEqual({});
  });

  test.each<[string, Partial<Answers>, Partial<Record<keyof Answers, string>>]>([
    ['nobody named', { relation: '' }, { relation: 'Choose who the care is for' }],
    [
      'a blank name',
      { recipientName: '  ' },
      { recipientName: 'Enter the name of the person who needs care' },
    ],
    [
      'a helper without a name',
      {
        relation: 'other',
        helperPhone: '087 5550177',
        helperRelation: 'ward nurse',
        helperAgreement: 'Nora',
      },
      { helperName: 'Enter your name' },
    ],
    [
      'a neighbour, who has said it',
      { relation: 'friend', helperName: 'Tom Ward', helperPhone: '087 5550177', helperAgreement: 'Nora' },
      {},
    ],
    [
      'a helper who does not say how they know them',
      { relation: 'other', helperName: 'Tom Ward', helperPhone: '087 5550177', helperAgreement: 'Nora' },
      { helperRelation: 'Enter how you know them' },
    ],
    ['no kind of care', { careTypes: [] }, { careTypes: 'Choose at least one kind of care' }],
    ['an empty week', { availability: 0 }, { availability: 'Choose at least one time of the week' }],
    ['yesterday', { startsOn: '2026-03-09' }, { startsOn: 'Choose today or a later day as the first day' }],
    ['a day that is none', { startsOn: '2026-02-31x' }, { startsOn: 'Choose a real date' }],
    [
      'a day in ten years',
      { startsOn: '2036-01-01' },
      { startsOn: 'Choose a first day within the next two years' },
    ],
    ['no day', { startsOn: '' }, { startsOn: 'Choose the first day' }],
    ['no day, as soon as possible', { start: 'soon', startsOn: '' }, {}],
    ['no day yet', { start: 'unsure', startsOn: '' }, {}],
    [
      'a visit of a week',
      { hoursPerVisit: '168' },
      { hoursPerVisit: 'Enter the hours as a number from 0.5 to 24, like 3 or 2.5' },
    ],
    ['hours with a comma', { hoursPerVisit: '2,5' }, {}],
    [
      'a visit of more than a day',
      { hoursPerVisit: '30 hours' },
      { hoursPerVisit: 'Enter the hours as a number from 0.5 to 24, like 3 or 2.5' },
    ],
    [
      'hours between two',
      { hoursPerVisit: '2 to 3 hours' },
      { hoursPerVisit: 'Enter one number of hours. If visits vary, enter the longest' },
    ],
    ['no place', { place: null }, { place: 'Choose a town or area from the list' }],
    [
      'no way to reach anyone',
      { contactPhone: ' ', contactEmail: '' },
      { contactPhone: 'Enter a phone number or an email address, so that we can reach you' },
    ],
    ['no way to be reached chosen', { contactBy: '' }, { contactBy: 'Choose how we should contact you' }],
    [
      'a call wanted, and no number',
      { contactBy: 'call', contactPhone: '', contactEmail: 'aoife@home.ie' },
      { contactPhone: 'Enter the phone number to call' },
    ],
    [
      'an email wanted, and no address',
      { contactBy: 'email' },
      { contactEmail: 'Enter the email address to write to' },
    ],
    [
      'an email wanted, and no number',
      { contactBy: 'email', contactPhone: '', contactEmail: 'a@home.ie' },
      {},
    ],
    [
      'letters for a phone number',
      { contactPhone: 'call my son' },
      { contactPhone: 'Enter a phone number, like 085 123 4567' },
    ],
    [
      'half an email address',
      { contactEmail: 'aoife@home' },
      { contactEmail: 'Enter an email address like name@example.com' },
    ],
    [
      'words for a budget',
      { hourlyBudget: 'a lot' },
      { hourlyBudget: 'Enter the budget as an amount, like 24 or 24.50' },
    ],
    [
      'a budget of thousands',
      { hourlyBudget: '2400' },
      { hourlyBudget: 'Enter a budget of up to €1,000 an hour' },
    ],
    [
      'half an hour without its nought',
      { hoursPerVisit: '.5' },
      {
        hoursPerVisit: 'Enter the hours as a number from 0.5 to 24, like 3 or 2.5',
      },
    ],
    [
      'a name that goes on',
      { recipientName: 'x'.repeat(121) },
      {
        recipientName: 'Shorten the name of the person who needs care to 120 characters',
      },
    ],
    ['a novel', { notes: 'x'.repeat(4001) }, { notes: 'Shorten the notes to 4000 characters' }],
    [
      'a helper nobody asked',
      { relation: 'friend', helperName: 'Tom Ward' },
      { helperAgreement: 'Enter who has agreed' },
    ],
    [
      'a helper without a number, before anyone to contact is named',
      {
        relation: 'friend',
        helperName: 'Tom Ward',
        helperAgreement: 'Nora',
        contactPhone: '',
        contactEmail: '',
      },
      {
        helperPhone: 'Enter your phone number',
        contactPhone: 'Enter a phone number or an email address, so that we can reach you',
      },
    ],
    [
      'a contact not looked at again',
      { contactConfirmed: false },
      { contactConfirmed: 'Check how we can reach you, then tick the box' },
    ],
    ['no agreement', { consent: false }, { consent: 'Tick the box to say that you agree' }],
  ])('with %s are explained at their field', (_, changed, expected) => {
    expect(errors(changed)).toEqual(expected);
  });

  test.each(['', '+353 91 234567', '091 234567', '(091) 234-567', '(+353) 91 234567', '00353/91/234567'])(
    'accept %j beside an email address',
    (contactPhone) => {
      expect(errors({ contactPhone, contactEmail: 'aoife@home.ie' })).toEqual({});
    },
  );
});

describe('The request', () => {
  test('has trimmed answers, and phone number and budget in the database’s form', () => {
    const draft = { ...newDraft('check'), answers: complete };
    expect(toRequest(draft)).toMatchObject({
      id: draft.id,
      reference: draft.reference,
      trackingSecret: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
      recipientName: 'Nora Byrne',
      contactPhone: '(091) 234 567',
      hourlyBudget: 24.5,
      placeId: 42,
      helperName: '',
    });
  });

  test.each([
    ['3 hours', 3],
    ['about 3h', 3],
    ['2,5 hrs.', 2.5],
    ['Half an hour', 0.5],
    ['1 hour', 1],
    ['1,5', 1.5],
    ['1.5 h', 1.5],
    ['90', 1.5],
    ['90 min', 1.5],
    ['100 minutes', 1.67],
    ['1:30', 1.5],
    ['1h30', 1.5],
    ['about 1 hour and 30 minutes', 1.5],
    ['1½', 1.5],
    ['2 ¾ hours', 2.75],
  ])('takes “%s” as a number of hours', (hoursPerVisit, hours) => {
    const answers = { ...complete, hoursPerVisit };
    expect(allFaults(answers, TODAY)).toEqual({});
    const sent = toRequest({ ...newDraft('check'), answers });
    expect(sent.hoursPerVisit).toBe(hours);
    expect(sent.answers).toContainEqual({
      question: 'How long is each visit?',
      answer: hoursInWords(hours),
    });
  });

  test('freezes the questions and answers as the last step shows them', () => {
    const { answers } = toRequest({ ...newDraft('check'), answers: complete });
    const shown = reviewOf(complete).flatMap(({ summary }) => summary);
    expect(answers).toHaveLength(shown.length);
    expect(answers).toContainEqual({ question: 'Kinds of care', answer: 'Companionship, Help in the house' });
    expect(answers).toContainEqual({
      question: 'When should someone come?',
      answer: `${DAYS[0]} mornings; exact times to be agreed`,
    });
    expect(answers).toContainEqual({ question: 'Email address', answer: 'Not answered' });
    expect(shown.map(({ field }) => field).filter((field) => field.startsWith('start'))).toEqual([
      'startsOn',
    ]);
  });

  test('says that any time suits, without times that were ticked before', () => {
    const answers = { ...complete, flexible: true };
    const sent = toRequest({ ...newDraft('check'), answers });
    expect(sent).toMatchObject({ flexible: true, availability: 0 });
    const frozen = sent.answers.map(({ question }) => question);
    expect(frozen).toContain('Any time of day suits us');
    expect(frozen).not.toContain('When should someone come?');
    expect(allFaults({ ...answers, availability: 0 }, TODAY)).toEqual({});
    expect(JSON.stringify(toRequest({ ...newDraft('check'), answers: complete }).answers)).not.toContain(
      'flexible',
    );
  });

  test('says what nobody was sure of, and leaves out a day that was cleared again', () => {
    const answers = { ...complete, start: 'soon' as const };
    const sent = toRequest({ ...newDraft('check'), answers });
    expect(sent).toMatchObject({ start: 'soon', startsOn: '', hoursPerVisit: null, duration: null });
    const frozen = sent.answers.map(({ question }) => question);
    expect(frozen).not.toContain('First day');
    expect(sent.answers).toContainEqual({
      question: 'When should care begin?',
      answer: 'As soon as possible',
    });
    expect(sent.answers).toContainEqual({ question: 'For how long is care needed?', answer: 'Not sure' });
    expect(sent.answers).toContainEqual({ question: 'How long is each visit?', answer: 'Not answered' });
  });

  test('leaves out a helper if the care is for the person’s own family after all', () => {
    const answers = { ...complete, helperName: 'Left over' };
    expect(JSON.stringify(toRequest({ ...newDraft('check'), answers }))).not.toContain('Left over');
  });
});
