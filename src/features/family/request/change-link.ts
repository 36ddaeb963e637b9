import type { Field } from '../../../domain/questions/questions.ts';

/** The id of the check's link from an answer to its field, where whoever has changed it comes back to. */
export const changeOf = (field: Field | 'heading') => `change-${field}`;
