import { useStore } from '@nanostores/react';
import { KEY_PLACES } from '../../../domain/staff-keys.ts';
import { $usesKeys, chooseKeys } from '../../../state/keys-choice.ts';
import { Checkbox } from '../../../ui/checkbox/Checkbox.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import * as styles from './KeysDialog.css.ts';
import * as t from './words.ts';

const KEYS: readonly { keys: readonly string[]; does: string }[] = [
  { keys: [t.ctrl, 'K'], does: t.search },
  { keys: ['j'], does: t.nextRowList },
  { keys: ['k'], does: t.rowBefore },
  { keys: ['Enter'], does: t.opensRow },
  { keys: ['x'], does: t.selectsRow },
  { keys: ['m'], does: t.firstButtonWhatScreen },
  { keys: ['d'], does: t.refuseDocument },
  { keys: ['l'], does: t.documentLater },
  { keys: ['h'], does: t.nextPart },
  { keys: ['Shift', 'h'], does: t.partBefore },
  { keys: ['w'], does: t.nextWeek },
  { keys: ['Shift', 'w'], does: t.weekBefore },
  { keys: ['F2'], does: t.notesAndBack },
  { keys: ['n'], does: t.whatWaitsNextAfter },
  { keys: [t.ctrl, 'Enter'], does: t.sendsWhatDialogAsks },
  ...Object.entries(KEY_PLACES).map(([key, { label }]) => ({ keys: ['g', key], does: label })),
  { keys: ['Esc'], does: t.closesAndLeaves },
  { keys: ['?'], does: t.thisList },
];

/** The keys of the staff area, and whether they are turned on for this device. */
export function KeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const uses = useStore($usesKeys);
  return (
    <Dialog open={open} onClose={onClose} title={t.keys}>
      <Stack gap={3}>
        {/* Not focused first, since one Space would turn the keys off. */}
        <div data-optional>
          <Checkbox
            label={t.useSingleKeysDevice}
            hint={t.withoutThemCtrlK}
            checked={uses}
            onChange={({ target }) => chooseKeys(target.checked)}
          />
        </div>
        <dl>
          {KEYS.map(({ keys, does }) => (
            <div key={does} className={styles.row}>
              <dt>{does}</dt>
              <dd className={styles.keys}>
                {keys.map((key) => (
                  <kbd key={key} className={styles.key}>
                    {key}
                  </kbd>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      </Stack>
    </Dialog>
  );
}
