import { atom } from 'nanostores';
import { PAGE_MISSING } from '../track/look-up-words.ts';
import { fail, ok } from '../../../lib/result.ts';
import { action } from '../../../state/action.ts';

type Fetch<Parts> = {
  parts(): Promise<Parts>;
  /** The QR code of an address. */
  code(address: string): Promise<boolean[][]>;
};

/** What a letter is made of, fetched when somebody first wants one. Without its QR code it is a letter, too. */
export function createLetter<Parts>(fetch: Fetch<Parts>) {
  const $ready = atom<{ address: string; parts: Parts; code?: boolean[][] } | undefined>(undefined);
  return {
    $ready,
    prepare: action(async (address: string) => {
      const ready = $ready.get();
      if (ready?.address === address && ready.code) return ok(null);
      try {
        const [parts, code] = await Promise.all([fetch.parts(), fetch.code(address).catch(() => undefined)]);
        $ready.set({ address, parts, code });
        return ok(null);
      } catch {
        return fail(PAGE_MISSING);
      }
    }),
  };
}
