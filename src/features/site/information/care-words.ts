import { CARE_HINTS } from '../../../domain/care-hints.ts';
import type { CareType } from '../../../domain/vocabulary.ts';

/** A kind of care in plain words. `leaves` is what a caregiver leaves to others. */
type CareWords = { summary: string; does: readonly string[]; leaves: readonly string[] };

export const CARE_WORDS: Record<CareType, CareWords> = {
  companionship: {
    summary: `${CARE_HINTS.companionship}, to read the paper, and to give the day a shape.`,
    does: [
      'Talks, listens, plays cards, looks at old photos.',
      'Goes along to the shop, the park or a neighbour.',
      'Eats together, and notices when something has changed.',
    ],
    leaves: [
      'Washing and dressing: choose personal care as well.',
      'Cleaning beyond the cups and the table.',
    ],
  },
  personal_care: {
    summary: `${CARE_HINTS.personal_care}: help with what is most private, at the person’s own pace.`,
    does: [
      'Helps with washing, showering, dressing, hair and teeth.',
      'Helps with the toilet and with pads, discreetly.',
      'Helps to get up, sit down and move about safely.',
    ],
    leaves: ['Nursing, such as injections or catheters.', 'Going on when the person says no.'],
  },
  household_help: {
    summary: `${CARE_HINTS.household_help}: the house goes on.`,
    does: [
      'Cooks, washes up, does the laundry, makes the bed.',
      'Keeps the rooms people live in clean and free of things to fall over.',
      'Shops, and puts everything where it belongs.',
    ],
    leaves: [
      'Repairs, heavy gardening, moving furniture.',
      'Handling bank cards, or signing anything for the person.',
    ],
  },
  dementia_care: {
    summary: `${CARE_HINTS.dementia_care}, with a routine that stays the same.`,
    does: [
      'Keeps to what is familiar, explains one step at a time, and does not argue.',
      'Watches for dangers: the stove, the front door, the stairs.',
      'Tells you what was different today.',
    ],
    leaves: [
      'Judging how the illness goes on: that is for the doctor.',
      'Care around the clock alone: that takes more than one person.',
    ],
  },
  disability_support: {
    summary: `${CARE_HINTS.disability_support}, at home and outside.`,
    does: [
      'Follows the person’s lead, and does what they ask for help with.',
      'Helps with moving, with aids, and with getting to work, class or an appointment.',
      'Gives time and room to do things oneself.',
    ],
    leaves: ['Deciding for the person.', 'Therapy, such as physiotherapy or speech therapy.'],
  },
  respite_care: {
    summary: `${CARE_HINTS.respite_care}, hours or days, so that the one who always cares can rest.`,
    does: [
      'Follows the routine that you write down or show.',
      'Gives the care that you give, within what was agreed with us.',
      'Calls you when it matters, and not when it doesn’t.',
    ],
    leaves: ['Starting without a handover from you.', 'Changing what you and the doctor have settled.'],
  },
  overnight_care: {
    summary: `${CARE_HINTS.overnight_care}, asleep within hearing or awake, as agreed.`,
    does: [
      'Helps to the toilet, with turning in bed, and after a bad dream.',
      'Looks in quietly, as often as you have agreed.',
      'Writes down how the night was.',
    ],
    leaves: [
      'Watching over medical machines, unless that was agreed and learned.',
      'Working on through the day.',
    ],
  },
  after_hospital: {
    summary: `${CARE_HINTS.after_hospital}, when everything still takes effort.`,
    does: [
      'Helps to settle in, to move safely, to eat and drink enough.',
      'Keeps to the plan that the hospital gave, and goes along to check-ups.',
      'Notes how things go, for you and for the nurse or doctor.',
    ],
    leaves: [
      'Wound care or help with medication, unless you ask for that skill and the caregiver has it.',
      'Waiting in an emergency: the caregiver calls for help first, then you.',
    ],
  },
  palliative_care: {
    summary: `${CARE_HINTS.palliative_care}, and time for the family to be family.`,
    does: [
      'Keeps the person clean, warm and comfortable.',
      'Sits with them, also at night and in silence.',
      'Lets you sleep, eat, or go for a walk.',
    ],
    leaves: [
      'Treating pain or changing medicines: that is for the doctor and the nurse.',
      'Replacing a palliative care team.',
    ],
  },
};
