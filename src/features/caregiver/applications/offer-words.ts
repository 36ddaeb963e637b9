import type { Offer } from '../../../data/own-applications.ts';
import { today } from '../../../domain/operator.ts';
import type { Wording } from '../../../domain/explain.ts';
import * as t from './words.ts';

/** Whether an offer can still be answered; its last day belongs to it. */
export const stillStands = ({ standsUntil }: Pick<Offer, 'standsUntil'>, day = today()) => day <= standsUntil;

/** Refusals on a page that has read its applications again since. */
export const MOVED_ON: Wording = {
  application_step_not_allowed: t.applicationMovedMeanwhileHere,
};
