import { PHONE_OR_EMAIL } from '../../../domain/contact-faults.ts';
import { checkText } from '../../../lib/check-text.ts';
import { OWN_PHONE } from '../../../domain/questions/helper.ts';
import { type Field, QUESTIONS } from '../../../domain/questions/questions.ts';
import { plain, type Question } from '../../../domain/questions/question.ts';
import { type ContactWay, LANGUAGES, type Relation, type RELATIONS } from '../../../domain/vocabulary.ts';
import * as t from './words.ts';

const CALLERS: Record<keyof typeof RELATIONS, string> = t.callers;
const WAYS: Record<ContactWay, string> = { call: t.aCall, email: t.anEmail, either: t.eitherFine };

/** A text field that the browser must not fill with the typing staff member's own name or address. */
const typed = (field: Field): Pick<Question, 'control'> => ({
  control: { ...QUESTIONS[field].control, autoComplete: 'off' } as Question['control'],
});

/** What a call asks in words about the caller. */
const ABOUT_THE_CALLER: Partial<Record<Field, Partial<Question>>> = {
  relation: {
    control: { kind: 'one-of', words: CALLERS },
    inWords: (value) => value && CALLERS[value as Relation],
  } as Partial<Question>,
  recipientName: {
    ...typed('recipientName'),
    wording: ({ relation }) => (relation === 'self' ? t.callersFullName : t.fullNamePersonWho),
    fault: (value, _, { relation }) =>
      checkText(value as string, relation === 'self' ? t.callersName : t.namePersonWhoNeeds, { max: 120 }),
  },
  helperName: {
    ...typed('helperName'),
    wording: t.fullNameCaller,
    fault: (value) => checkText(value as string, t.nameCaller, { max: 120 }),
  },
  helperPhone: {
    ...typed('helperPhone'),
    wording: t.phoneOfCaller,
    hint: t.onlyTeamAndFamily,
    fault: callersPhoneFault,
  },
  helperEmail: {
    ...typed('helperEmail'),
    wording: t.emailOfCaller,
    hint: t.receiptWithoutFamily,
  },
  helperRelation: {
    wording: t.howCallerKnowThem,
    hint: t.exampleWardsSocialWorker,
    fault: (value) => checkText(value as string, t.howCallerKnowsThem, { max: 120 }),
  },
  helperAgreement: {
    wording: t.whoKnowsCallAgrees,
    hint: t.exampleNoraHerselfHer,
  },
  careTypes: { hint: t.chooseAllCallerNames },
  languages: {
    wording: t.whichLanguagesShouldCaregiver,
    hint: t.askWhichLanguagePerson,
    control: { kind: 'any-of', words: LANGUAGES },
  },
  notes: {
    wording: t.whatElseCallerSay,
    hint: t.nightNowThenHabits,
  },
  flexible: { wording: t.familyFlexibleAnyTime, hint: t.leaveUntickedSetTimes },
  startsOn: { hint: t.guessFineSayAgree },
  hoursPerVisit: {
    hint: t.hoursOfVisit,
  },
  hourlyBudget: {
    hint: t.whatFamilyCouldPay,
  },
  address: {
    ...typed('address'),
    hint: t.houseStreetSayOnly,
  },
  contactName: {
    ...typed('contactName'),
    hint: t.askWhoToCall,
  },
  contactBy: {
    wording: t.howContactFamily,
    control: { kind: 'one-of', words: WAYS },
    inWords: (value) => (value ? WAYS[value as ContactWay] : undefined),
    fault: (value) => (value ? undefined : t.chooseHowReachFamily),
  },
  contactPhone: {
    ...typed('contactPhone'),
    wording: t.phoneNumberCallBack,
    hint: t.askWhichNumberBest,
    fault: phoneFault,
  },
  contactEmail: {
    ...typed('contactEmail'),
    hint: t.spellBackOneFamily,
  },
  contactLanguage: { wording: t.whichLanguageTheyWant },
  priority: {
    hint: t.marksListRequests,
    inWords: (value) => (value ? t.yes : t.no),
  },
  internalNotes: {
    hint: t.onlyAdminsReadThese,
    optional: true,
    inWords: (value) => plain(value as string),
  },
  consent: {
    fault: (value) => (value ? undefined : t.readAgreementOutTick),
  },
};

function callersPhoneFault(...asked: Parameters<NonNullable<Question['fault']>>): string | undefined {
  const found = QUESTIONS.helperPhone.fault?.(...asked);
  return found === OWN_PHONE ? t.enterPhoneOfCaller : found;
}

function phoneFault(...asked: Parameters<NonNullable<Question['fault']>>): string | undefined {
  const found = QUESTIONS.contactPhone.fault?.(...asked);
  return found === PHONE_OR_EMAIL ? t.enterPhoneOrEmail : found;
}

/** Every question as staff ask it. What is sent is the same. */
export const CALL_QUESTIONS = Object.fromEntries(
  Object.entries(QUESTIONS).map(([field, question]) => [
    field,
    { ...question, ...ABOUT_THE_CALLER[field as Field] },
  ]),
) as Record<Field, Question>;
