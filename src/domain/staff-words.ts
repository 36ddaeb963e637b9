import { addWords } from './explain.ts';
import * as t from './staff-words.words.ts';

// Refusals that only staff can meet: a caregiver’s phone need not carry their words.
addWords(t.refusals);
