// bundle: answers
/** The words that requests, profiles and jobs share; keys are the database's enum values, values what people read. */
export const CARE_TYPES = {
  companionship: 'Companionship',
  personal_care: 'Personal care',
  household_help: 'Help in the house',
  dementia_care: 'Dementia care',
  disability_support: 'Disability support',
  respite_care: 'Respite for a family carer',
  overnight_care: 'Overnight care',
  after_hospital: 'Care after a hospital stay',
  palliative_care: 'Palliative care',
} as const;

export const SKILLS = {
  bathing_and_dressing: 'Bathing and dressing',
  moving_and_handling: 'Moving and lifting safely',
  meal_preparation: 'Preparing meals',
  medication_support: 'Help with medication',
  continence_care: 'Continence care',
  dementia_support: 'Supporting someone with dementia',
  stroke_recovery: 'Recovery after a stroke',
  parkinsons_care: 'Parkinson’s care',
  diabetes_care: 'Diabetes care',
  wound_care: 'Wound care',
  tube_feeding: 'Tube feeding',
  mental_health_support: 'Mental health support',
  sign_language: 'Sign language',
  driving: 'Driving',
  comfortable_with_pets: 'Comfortable with pets',
} as const;

export const LANGUAGES = {
  en: 'English',
  ga: 'Irish',
  ar: 'Arabic',
  de: 'German',
  es: 'Spanish',
  fr: 'French',
  hi: 'Hindi',
  it: 'Italian',
  lt: 'Lithuanian',
  pl: 'Polish',
  pt: 'Portuguese',
  ro: 'Romanian',
  tl: 'Tagalog',
  uk: 'Ukrainian',
  yo: 'Yoruba',
  zh: 'Chinese',
} as const;

export const DOCUMENT_KINDS = {
  identity: 'Proof of identity',
  qualification: 'Care qualification',
  first_aid: 'First aid certificate',
  background_check: 'Background check',
  reference: 'Reference',
  driving_licence: 'Driving licence',
  insurance: 'Insurance',
} as const;

export const RELATIONS = {
  self: 'Me',
  partner: 'My partner',
  parent: 'My parent',
  grandparent: 'My grandparent',
  child: 'My child',
  relative: 'Another relative',
  friend: 'A friend or neighbour',
  other: 'Someone I help in my work, or someone else',
} as const;

export const STARTS = {
  day: 'On a certain day',
  soon: 'As soon as possible',
  unsure: 'Not sure yet',
} as const;

export const DURATIONS = {
  ongoing: 'Ongoing',
  once: 'Once, or for a short time',
} as const;

/** How a family wants to hear from us. */
export const CONTACT_WAYS = {
  call: 'Call me',
  email: 'Write me an email',
  either: 'Either is fine',
} as const;

export type CareType = keyof typeof CARE_TYPES;
export type Skill = keyof typeof SKILLS;
export type Language = keyof typeof LANGUAGES;
export type DocumentKind = keyof typeof DOCUMENT_KINDS;
export type Relation = keyof typeof RELATIONS;
export type ContactWay = keyof typeof CONTACT_WAYS;
export type Start = keyof typeof STARTS;
export type Duration = keyof typeof DURATIONS;

/** A vocabulary as the options of a select, radio group or checkbox group, in its own order. */
export function options<Key extends string>(words: Record<Key, string>): { value: Key; label: string }[] {
  return (Object.entries(words) as [Key, string][]).map(([value, label]) => ({ value, label }));
}

/** These keys of a vocabulary in its own order, in whichever they were chosen. */
export const inOrder = <Key extends string>(keys: readonly Key[], words: Record<Key, string>): Key[] =>
  (Object.keys(words) as Key[]).filter((key) => keys.includes(key));

/** Several keys of a vocabulary as one phrase: "Dementia care, Driving". An unknown key stands for itself. */
export function inWords(keys: readonly string[], words: Record<string, string>): string {
  return keys.map((key) => words[key] ?? key).join(', ');
}
