import { useStore } from '@nanostores/react';
import { $usesKeys, chooseKeys } from '../../../state/keys-choice.ts';
import { Card } from '../../../ui/card/Card.tsx';
import { Checkbox } from '../../../ui/checkbox/Checkbox.tsx';

/** For staff: whether single keys do something. */
export function KeysCard() {
  return (
    <Card heading="Keyboard">
      <Checkbox
        label="Use single keys on this device"
        hint="In the staff’s area, j and k move through a list, g and a letter lead to another, and ? shows them all."
        checked={useStore($usesKeys)}
        onChange={({ target }) => chooseKeys(target.checked)}
      />
    </Card>
  );
}
