import { href } from '../../../domain/routes.ts';
import { DOCUMENT_KINDS, options } from '../../../domain/vocabulary.ts';
import type { Question } from './question.ts';

const kinds = options(DOCUMENT_KINDS)
  .map(({ label }) => label.toLowerCase())
  .join(', ');

/** What caregivers ask, by what it is about. */
export const CAREGIVER_QUESTIONS: readonly { id: string; title: string; questions: readonly Question[] }[] = [
  {
    id: 'start',
    title: 'Getting started',
    questions: [
      {
        question: 'What do I need to sign up?',
        answer:
          'An email address and a password. We send you an email to confirm the address. Everything else can wait until you fill in your profile.',
        more: { label: 'Sign Up', href: href('register') },
      },
      {
        question: 'Does it cost anything?',
        answer:
          'Making an account costs nothing, and neither does applying. This site takes no payments from anyone.',
      },
      {
        question: 'When can I apply for jobs?',
        answer:
          'When your profile is complete, you have sent it to us, and we have approved it. A job can also ask for certain documents, for kinds of care that you offer, and for a place within the distance you travel. It says what is missing.',
      },
      {
        question: 'I have only cared for my own family. Is that enough?',
        answer:
          'It counts as experience. Some jobs ask for a qualification as well, others don’t; each one says so.',
        more: { label: 'What helps to learn', href: href('caregiverTraining') },
      },
    ],
  },
  {
    id: 'documents',
    title: 'Documents and checks',
    questions: [
      {
        question: 'Which documents can I add?',
        answer: `These kinds: ${kinds}. As PDF, JPEG or PNG, at most 10 MB each. A photo taken with your phone is fine if every word can be read.`,
      },
      {
        question: 'Who sees my documents?',
        answer: 'You and the placement team. Families and other caregivers can’t open them.',
        more: { label: 'How we keep your details', href: href('privacy') },
      },
      {
        question: 'What does “verified” mean?',
        answer:
          'A person on our staff looked at the document. You read what they looked at, on which day, and until when it counts. If it was not accepted, you read why and can add another one.',
      },
      {
        question: 'What happens when a document runs out?',
        answer:
          'From that day it no longer counts for jobs that ask for it. Add the new one; once it is checked, it counts. Jobs that don’t ask for it are not affected.',
      },
    ],
  },
  {
    id: 'matching',
    title: 'Jobs and matching',
    questions: [
      {
        question: 'How is it worked out how well a job fits?',
        answer:
          'First come the things that must hold: an approved profile, all kinds of care that the job needs, the documents it asks for, and the distance. Then skills, times, distance, languages, experience and rate add up to a score of at most 100. Skills count most, then times. Our staff see the same score as you do.',
      },
      {
        question: 'Who sets my rate?',
        answer:
          'You do. A family may name a budget. A rate above it lowers the score a little and never shuts you out. What is paid in the end you settle with the family, outside this site.',
      },
      {
        question: 'What do I know about the family beforehand?',
        answer:
          'What care is needed, in which town, at what times, from which day, and which skills and languages help. You don’t see the name, the address or how to reach them. That you see when you are placed with them.',
      },
    ],
  },
  {
    id: 'applications',
    title: 'After you have applied',
    questions: [
      {
        question: 'How do I hear back?',
        answer:
          'Under Applications you see each step with its date: received, shortlisted, introduced to the family, offered, accepted, and at the end placed or not chosen. A “no” comes with its reason.',
      },
      {
        question: 'What does the family learn about me?',
        answer:
          'Nothing, unless you agree to it when you apply or later. Then our staff may tell it of you: your first name, your photo if you added one, what your profile says about you and your work, the times at which you are free, and which documents we have checked. Your surname, your phone number and your address stay with us until you are placed.',
      },
      {
        question: 'Do I have to take a job that I am offered?',
        answer:
          'No. An offer says which hours, for how much, where, from which day, and by when to answer. You accept it, or decline it and say why. After a no your application stays, and we may come back with other terms. You are placed once the family has agreed too.',
      },
      {
        question: 'Can I withdraw?',
        answer:
          'Yes, at any time until you are placed. While the job is open, you can also apply again. Once you are placed, call us: a family is counting on you.',
      },
      {
        question: 'My profile was suspended. What now?',
        answer: 'The reason is on your dashboard. Call us and we talk about it; what you entered is kept.',
        more: { label: 'Contact', href: href('contact') },
      },
      {
        question: 'How do I close my account?',
        answer:
          'Under Account, when you are signed in. You can download everything that we keep about you first. Before you delete the account you read what goes, and what has to stay and why.',
        more: { label: 'Account', href: href('account') },
      },
    ],
  },
];
