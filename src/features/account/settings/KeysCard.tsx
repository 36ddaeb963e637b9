import { useStore } from '@nanostores/react';
import { $usesKeys, chooseKeys } from '../../../state/keys-choice.ts';
import { Card } from '../../../ui/card/Card.tsx';
import { Checkbox } from '../../../ui/checkbox/Checkbox.tsx';
import * as t from './words.ts';

/** For staff: turns single-key shortcuts on or off. */
export function KeysCard() {
  return (
    <Card heading={t.keyboard}>
      <Checkbox
        label={t.useSingleKeysDevice}
        hint={t.staffsAreaJK}
        checked={useStore($usesKeys)}
        onChange={({ target }) => chooseKeys(target.checked)}
      />
    </Card>
  );
}
