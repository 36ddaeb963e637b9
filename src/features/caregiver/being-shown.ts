/** What being shown to a family means: said where a caregiver agrees to it, and where that is changed. */
export const BEING_SHOWN = {
  agree: 'The family may be told of me if the placement team thinks I fit',
  what: 'It would see your first name, your photo if you added one, what your profile says about you and your work, when you are free, and which documents we have checked.',
  never: 'Never your surname, phone number or address.',
};
