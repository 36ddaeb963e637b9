import { href } from '../../../domain/routes.ts';
import type { Question } from './question.ts';

/** What families ask before they request care. */
export const FAMILY_QUESTIONS: readonly Question[] = [
  {
    question: 'Do I need an account?',
    answer:
      'No. You fill in the form, send it, and get a reference and a private link. The link opens the page of your request; with the reference we find it when you call.',
  },
  {
    question: 'What does it cost?',
    answer:
      'Requesting care here costs nothing, and no money moves on this site. You may name a budget for an hour of care, so that we look for someone within it. What you pay a caregiver is settled outside this site.',
  },
  {
    question: 'How soon will somebody come?',
    answer:
      'We can’t promise a day: it depends on what is needed, where and when. You tell us the first day you need someone, and we call or write when something is unclear and when we know who it could be.',
    more: { label: 'How a request becomes a placement', href: `${href('about')}#how` },
  },
  {
    question: 'Who reads what I write?',
    answer:
      'Our staff. Caregivers read a description without names, address or contact details. Only the caregivers placed with you learn who you are.',
    more: { label: 'What happens with your details', href: href('privacy') },
  },
  {
    question: 'Can I ask for somebody else?',
    answer:
      'Yes, with their agreement. A daughter, a neighbour, a nurse or a social worker can fill it in. The form asks who you are and whom we should call.',
  },
  {
    question: 'What if I have to stop halfway, or the connection breaks?',
    answer:
      'What you have typed stays on your device. Open the form again on the same device and go on where you were.',
  },
  {
    question: 'How do I see how my request is getting on?',
    answer:
      'Open your private link. It shows how your request stands and what comes next, and it is where you answer our questions. Without the link, the reference and the private code open it. If you have lost those too, “Lost your link?” on that page sends you a new one by email.',
    more: { label: 'Follow your request', href: href('track') },
  },
  {
    question: 'Can I change or withdraw my request?',
    answer:
      'Yes, on the page of your request: you change how we reach you, withdraw it, or have your details erased. Until we begin to read it, you can also change what care is needed; after that, call us.',
    more: { label: 'Follow your request', href: href('track') },
  },
  {
    question: 'What does a caregiver do, and what not?',
    answer:
      'From company and housework to care at the end of life: we list every kind of care with what a caregiver does and what they leave to a nurse, a doctor or you.',
    more: { label: 'All kinds of care', href: href('services') },
  },
];
