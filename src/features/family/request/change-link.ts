import type { Field } from '../../../domain/questions/questions.ts';

/** The id of the check's link from an answer to its field. The focus returns there after a change. */
export const changeOf = (field: Field | 'heading') => `change-${field}`;
