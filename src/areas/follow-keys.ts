import { $usesKeys } from '../state/keys-choice.ts';
import * as t from './words.ts';

/** Turns on single keys in the staff area. */
export function followKeys(open: (path: string) => void): void {
  const showHelp = async () => {
    const code = await import('../features/staff/keys/open-keys.tsx').catch(() => undefined);
    if (!code) return alert(t.listKeysCouldNot);
    code.openKeys();
  };
  // If its code doesn't load, the keys do nothing. Everything can be reached without them.
  void import('../features/staff/keys/keys.ts').then(
    ({ createKeys }) => {
      const keys = createKeys({ open, showHelp: () => void showHelp(), isOn: () => $usesKeys.get() });
      document.addEventListener('keydown', keys);
    },
    () => undefined,
  );
}
