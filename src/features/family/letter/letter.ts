import { atom } from 'nanostores';
import { PAGE_MISSING } from '../track/look-up-words.ts';
import { fail, ok } from '../../../lib/result.ts';
import { action } from '../../../state/action.ts';

type Fetch<Parts> = {
  parts(): Promise<Parts>;
  /** The QR code of an address. */
  code(address: string): Promise<boolean[][]>;
};

/** The contents of a letter. Its QR code is fetched when a person first wants one. A letter works without it. */
export function createLetter<Parts extends object>(fetch: Fetch<Parts>) {
  const $parts = atom<Parts | undefined>(undefined);
  const $code = atom<{ address: string; modules: boolean[][] } | undefined>(undefined);
  const fetchParts = async () => {
    const parts = $parts.get() ?? (await fetch.parts());
    $parts.set(parts);
    return parts;
  };
  const drawCode = async (address: string) => {
    if ($code.get()?.address === address) return;
    const modules = await fetch.code(address).catch(() => undefined);
    $code.set(modules && { address, modules });
  };
  return {
    $parts,
    $code,
    fetchParts,
    prepare: action(async (address: string) => {
      try {
        const [parts] = await Promise.all([fetchParts(), drawCode(address)]);
        return ok(parts);
      } catch {
        return fail(PAGE_MISSING);
      }
    }),
  };
}
