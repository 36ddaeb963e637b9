import { unsentBy } from '../state/device/said.ts';
import * as t from './may-leave.words.ts';

/** Asks an account whose words wait on this device whether they may be lost. */
export const mayLeave = async (owner: string): Promise<boolean> =>
  (await unsentBy(owner)).length === 0 || confirm(t.unsentWords);
