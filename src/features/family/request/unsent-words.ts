import type { Wording } from '../../../domain/explain.ts';
import * as t from './words.ts';

/** Why a request, or a change to it, is still unsent on this device. */
export const UNSENT: Wording = {
  taken_back: t.tookBackChangeNot,
  link_ended: t.linkEndedHere,
};
