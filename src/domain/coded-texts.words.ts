/** The texts of ours that the database keeps among what people type, by their code (`private.text_code`). */
export const texts = {
  another_caregiver_placed: 'Another caregiver was placed for this job.',
  nobody_needed: 'Nobody is needed for this job any more.',
  caregiver_left: 'The caregiver can no longer come.',
  family_needs_no_care: 'The family no longer needs care from us.',
  family_erased_request: 'The family has erased their request.',
  care_in: 'Care in {value}',
  name_no_longer_kept: 'Name no longer kept',
  nobody_saw_to_it: 'Nothing has happened here for a long time. If you still need care, please ask us again.',
} as const;
