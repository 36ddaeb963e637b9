import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { loadFamilyBehind } from '../../../data/known-caller.ts';
import { type Client, clientInWords } from '../../../domain/client.ts';
import { explain } from '../../../domain/explain.ts';
import { formatShortDate } from '../../../domain/operator.ts';
import { href } from '../../../domain/routes.ts';
import { REQUEST_STATUS } from '../../../domain/status.ts';
import { fill } from '../../../lib/fill.ts';
import { showReference } from '../../../lib/reference.ts';
import { StatusBadge } from '../../../parts/status-badge/StatusBadge.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { DividedList } from '../../../ui/divided-list/DividedList.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { unbroken } from '../../../ui/text/unbroken.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { createKnownCaller } from './known-caller.ts';
import * as t from './call-desk.words.ts';

type Found = Awaited<ReturnType<typeof loadFamilyBehind>> | undefined;

interface KnownCallerProps {
  found: Found;
  /** Begins a request with the names of the chosen one. */
  onChoose?: ((client: NonNullable<Client>) => void) | undefined;
}

/** The requests of the family with this phone number; undefined until they are known. */
export function useKnownCaller(phone: string): Found {
  const [store] = useState(() => createKnownCaller(loadFamilyBehind));
  useEffect(() => store.look(phone), [store, phone]);
  return useStore(store.$found);
}

/** A family that we know, their requests and their caregivers; nothing for a new caller. */
export function KnownCaller({ found, onChoose }: KnownCallerProps) {
  if (!found) return null;
  if (!found.ok)
    return (
      <Text size="sm" tone="muted">
        {fill(t.couldNotLook, { why: explain(found.error) })}
      </Text>
    );
  if (found.value.length === 0)
    return (
      <Text size="sm" tone="muted" as="div">
        <span role="status">{t.newNumber}</span>
      </Text>
    );
  return (
    <Notice tone="info" announce title={t.weKnowThem}>
      <DividedList gap={2}>
        {found.value.map(({ id, client, reference, status, submittedAt, placements }) => (
          <li key={id}>
            <Stack direction="row" gap={2} wrap align="center">
              <Link href={href('adminRequest', { id })}>{clientInWords(client)}</Link>
              <StatusBadge status={REQUEST_STATUS[status]} />
              <Text as="span" size="sm" tone="muted">
                {unbroken(showReference(reference))} · {formatShortDate(submittedAt)}
              </Text>
              {placements.map((one) => (
                <Link key={one.id} href={href('adminPlacement', { id: one.id })}>
                  {fill(one.endedAt ? t.wasPlaced : t.isPlaced, { name: one.caregiverName })}
                </Link>
              ))}
              {onChoose && client && (
                <Button variant="secondary" size="small" onClick={() => onChoose(client)}>
                  {fill(t.startFor, { name: client.recipient })}
                </Button>
              )}
            </Stack>
          </li>
        ))}
      </DividedList>
    </Notice>
  );
}
