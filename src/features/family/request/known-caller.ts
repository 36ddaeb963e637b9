import { atom } from 'nanostores';
import type { loadFamilyBehind } from '../../../data/known-caller.ts';
import { released } from '../../../lib/released.ts';

/** With fewer digits, many numbers would match. */
const ENOUGH = 7;

/** Looks for the family with a phone number once typing pauses. Answers for an earlier number are dropped. */
export function createKnownCaller(load: typeof loadFamilyBehind, pause = 300) {
  const $found = atom<Awaited<ReturnType<typeof loadFamilyBehind>> | undefined>(undefined);
  let latest = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    $found,
    look(phone: string) {
      const digits = phone.replace(/\D/g, '');
      if (digits === latest) return;
      latest = digits;
      clearTimeout(timer);
      if (digits.length < ENOUGH) return $found.set(undefined);
      timer = setTimeout(() => {
        void load(phone).then(async (answer) => {
          await released();
          if (digits === latest) $found.set(answer);
        });
      }, pause);
    },
  };
}
