export const careHints = {
  companionship: 'Someone to talk and walk with',
  personal_care: 'Washing, dressing, eating, going to bed',
  household_help: 'Meals, laundry, shopping, clean rooms',
  dementia_care: 'Calm company for someone who forgets',
  disability_support: 'Support to live in your own way',
  respite_care: 'Someone takes over for a while',
  overnight_care: 'Someone in the house at night',
  after_hospital: 'The first weeks at home again',
  palliative_care: 'Comfort at the end of life',
} as const;
