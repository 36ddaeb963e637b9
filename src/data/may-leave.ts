import { formatList } from '../domain/operator.ts';
import { fill } from '../lib/fill.ts';
import { unsentBy } from '../state/device/said.ts';
import * as t from './may-leave.words.ts';

/** Asks an account whose words wait on this device whether they may be lost. */
export async function mayLeave(owner: string): Promise<boolean> {
  const unsent = await unsentBy(owner);
  if (unsent.length === 0) return true;
  const kinds = new Set(unsent.map(({ kind }) => t.kinds[kind]));
  return confirm(fill(t.unsentWords, { what: formatList([...kinds]) }));
}
