import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { explain } from '../../../domain/explain.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { AssignDialog } from './AssignDialog.tsx';
import type { AssignmentStore } from './assignment.ts';
import { fillNodes } from '../../../ui/text/fill-nodes.tsx';
import * as t from './words.ts';

interface AssignmentProps {
  store: AssignmentStore;
  /** The person that the record is about. */
  which: string;
  ownId: string | undefined;
}

/** The owner of a record, with buttons to assign and unassign; nothing until the owner is known. */
export function Assignment({ store, which, ownId }: AssignmentProps) {
  const owner = useStore(store.owner.$value);
  const { busy, error } = useStore(store.give.$state);
  const [giving, setGiving] = useState(false);
  if (owner.state !== 'ready' || !ownId) return null;
  const has = owner.value;
  const isMine = has?.adminId === ownId;
  return (
    <Stack gap={1}>
      <Stack direction="row" gap={2} wrap align="center">
        <Text as="span" size="sm">
          {fillNodes(t.owner, { owner: <strong>{isMine ? t.you : (has?.name ?? t.nobody)}</strong> })}
        </Text>
        {/* One button with changing labels, so that it keeps the focus. */}
        <Button
          variant="secondary"
          size="small"
          busy={busy}
          onClick={() => void store.give.run(isMine ? null : ownId)}
        >
          {isMine ? t.putBack : has ? t.takeOver : t.takeIt}
        </Button>
        <Button variant="secondary" size="small" onClick={() => setGiving(true)}>
          {t.giveItTo}
        </Button>
      </Stack>
      {error && (
        <Notice tone="warning" announce>
          {explain(error)}
        </Notice>
      )}
      <AssignDialog
        open={giving}
        onClose={() => setGiving(false)}
        which={which}
        store={store}
        except={[ownId, has?.adminId]}
      />
    </Stack>
  );
}
