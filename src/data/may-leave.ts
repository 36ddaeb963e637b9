import { formatList } from '../domain/operator.ts';
import { fill } from '../lib/fill.ts';
import { drafts } from '../state/device/database.ts';
import { unsentBy } from '../state/device/said.ts';
import * as t from './may-leave.words.ts';

/** Asks the person whether unsent or typed texts on this device may be removed. */
export async function mayLeave(owner: string): Promise<boolean> {
  const unsent = await unsentBy(owner);
  if (unsent.length === 0) return (await drafts.all()).length === 0 || confirm(t.unsavedWords);
  const kinds = new Set(unsent.map(({ kind }) => t.kinds[kind]));
  return confirm(fill(t.unsentWords, { what: formatList([...kinds]) }));
}
