import { addWords } from '../../../domain/explain.ts';
import * as t from './words.ts';

addWords(t.refusals);
