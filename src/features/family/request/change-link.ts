import type { Field } from '../../../domain/questions/questions.ts';

/** The id of the link on the last step that leads to a field. Focus returns there after a change. */
export const changeOf = (field: Field | 'heading') => `change-${field}`;
