import { useState } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import type { PendingItem } from '../waiting/with-waiting.ts';
import { aboutOf, whoseOf } from './today.ts';
import * as styles from './Today.css.ts';
import * as t from './words.ts';

interface TakeCellProps {
  thing: PendingItem;
  ownId: string | undefined;
  take: (thing: PendingItem, isMine: boolean) => Promise<void>;
}

/** The owner: a colleague, the reader with a button to unassign, or nobody with a button to assign. */
export function TakeCell({ thing, ownId, take }: TakeCellProps) {
  const [busy, setBusy] = useState(false);
  const { ownerId, owner } = thing;
  const isMine = ownerId !== null && ownerId === ownId;
  if (ownerId && !isMine) return owner;
  const act = async () => {
    setBusy(true);
    await take(thing, isMine);
    setBusy(false);
  };
  return (
    <div className={isMine ? undefined : styles.offer}>
      <Stack direction="row" gap={1} align="center">
        {isMine && <Text as="span">{t.you}</Text>}
        {/* One button with changing labels, so that it keeps the focus. */}
        <Button variant="quiet" size="small" busy={busy} onClick={() => void act()}>
          {isMine ? t.putBack : t.take}
          <VisuallyHidden>: {[aboutOf(thing), whoseOf(thing)].filter(Boolean).join(', ')}</VisuallyHidden>
        </Button>
      </Stack>
    </div>
  );
}
