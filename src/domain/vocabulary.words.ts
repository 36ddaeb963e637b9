export const careTypes = {
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
export const skills = {
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
export const languages = {
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
export const documentKinds = {
  identity: 'Proof of identity',
  qualification: 'Care qualification',
  first_aid: 'First aid certificate',
  background_check: 'Background check',
  reference: 'Reference',
  driving_licence: 'Driving licence',
  insurance: 'Insurance',
} as const;
export const receipts = {
  email: 'By email',
  post: 'By post',
  original: 'We saw the original',
} as const;
export const relations = {
  self: 'Me',
  partner: 'My partner',
  parent: 'My parent',
  grandparent: 'My grandparent',
  child: 'My child',
  relative: 'Another relative',
  friend: 'A friend or neighbour',
  other: 'Someone I help in my work, or someone else',
} as const;
export const starts = {
  soon: 'As soon as possible',
  day: 'On a certain day',
  unsure: 'Not sure yet',
} as const;
export const ongoing = 'Ongoing';
export const onceShortTime = 'Once, or for a short time';
export const contactWays = {
  call: 'Call me',
  email: 'Email me',
  either: 'Either is fine',
} as const;
