import type { CareType, Language, Relation, Skill } from '../../lib/vocabulary.ts';

/** What a person has answered so far, as it stands in the fields: empty where nothing was typed or chosen. */
export type Answers = {
  relation: Relation | '';
  recipientName: string;
  /** Someone outside the family asks on its behalf. */
  hasHelper: boolean;
  helperName: string;
  helperRelation: string;
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
  consent: boolean;
};

/** An answer's name; also the id of its field on the screen. */
export type Field = Exclude<keyof Answers, 'placeText'>;

/** What is wrong, in words, by field. */
export type Errors = Partial<Record<Field, string>>;

export const emptyAnswers = (): Answers => ({
  relation: '',
  recipientName: '',
  hasHelper: false,
  helperName: '',
  helperRelation: '',
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
  consent: false,
});
