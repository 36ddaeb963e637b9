import { useStore } from '@nanostores/react';
import { KEY_PLACES } from '../../../domain/staff-keys.ts';
import { $usesKeys, chooseKeys } from '../../../state/keys-choice.ts';
import { Checkbox } from '../../../ui/checkbox/Checkbox.tsx';
import { DescriptionList } from '../../../ui/description-list/DescriptionList.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import * as styles from './KeysDialog.css.ts';

const KEYS: readonly { keys: readonly string[]; does: string }[] = [
  { keys: ['Ctrl', 'K'], does: 'Search' },
  { keys: ['j'], does: 'The next row of a list' },
  { keys: ['k'], does: 'The row before' },
  { keys: ['Enter'], does: 'Opens the row' },
  { keys: ['m'], does: 'To the first button for what is on the screen' },
  { keys: ['n'], does: 'To what waits next, after a decision' },
  { keys: ['Ctrl', 'Enter'], does: 'Sends what a dialog asks for, or the note that you write' },
  ...Object.entries(KEY_PLACES).map(([key, { label }]) => ({ keys: ['g', key], does: label })),
  { keys: ['?'], does: 'This list' },
];

/** The keys of the staff's area, and whether they do anything on this device. */
export function KeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const uses = useStore($usesKeys);
  return (
    <Dialog open={open} onClose={onClose} title="Keys">
      <Stack gap={3}>
        <Checkbox
          label="Use single keys on this device"
          hint="Without them Ctrl K still searches. You find this choice on your account page too."
          checked={uses}
          onChange={({ target }) => chooseKeys(target.checked)}
        />
        <DescriptionList
          items={KEYS.map(({ keys, does }) => ({
            term: does,
            description: keys.map((key, index) => (
              <span key={key}>
                {index > 0 && ' '}
                <kbd className={styles.key}>{key}</kbd>
              </span>
            )),
          }))}
        />
      </Stack>
    </Dialog>
  );
}
