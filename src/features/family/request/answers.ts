import type { CareType, Language, Relation, Skill } from '../../../domain/vocabulary.ts';

/** What a person has answered so far, as it stands in the fields: empty where nothing was typed or chosen. */
export type Answers = {
  /** Staff enter the request for someone who calls or writes; set when the draft is made. */
  byStaff: boolean;
  relation: Relation | '';
  recipientName: string;
  /** Someone outside the family asks on its behalf. */
  hasHelper: boolean;
  helperName: string;
  helperRelation: string;
  /** Who of the family knows of the request and agrees. */
  helperAgreement: string;
  careTypes: CareType[];
  skills: Skill[];
  languages: Language[];
  /** See lib/availability.ts. */
  availability: number;
  /** yyyy-mm-dd */
  startsOn: string;
  place: { value: string; label: string } | null;
  /** What was typed for the place and is no choice from its list. */
  placeText: string;
  address: string;
  contactName: string;
  contactPhone: string;
  contactEmail: string;
  hourlyBudget: string;
  notes: string;
  priority: boolean;
  /** What only the team reads. */
  internalNotes: string;
  /** The person looked at the number and the address that we will use, and they are right. */
  contactConfirmed: boolean;
  consent: boolean;
};

/** An answer's name; also the id of its field on the screen. */
export type Field = Exclude<keyof Answers, 'placeText' | 'byStaff'>;

/** What is wrong, in words, by field. */
export type Errors = Partial<Record<Field, string>>;

export const emptyAnswers = (byStaff = false): Answers => ({
  byStaff,
  relation: '',
  recipientName: '',
  hasHelper: false,
  helperName: '',
  helperRelation: '',
  helperAgreement: '',
  careTypes: [],
  skills: [],
  languages: [],
  availability: 0,
  startsOn: '',
  place: null,
  placeText: '',
  address: '',
  contactName: '',
  contactPhone: '',
  contactEmail: '',
  hourlyBudget: '',
  notes: '',
  priority: false,
  internalNotes: '',
  contactConfirmed: false,
  consent: false,
});
