import { lazy, Suspense } from 'react';
import type { TrackedRequest } from '../../../data/tracked-request.ts';
import { Card } from '../../../ui/card/Card.tsx';
import { Spinner } from '../../../ui/spinner/Spinner.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { askedChange } from './asked-change.ts';
import type { FamilyMessagesProps } from './FamilyMessages.tsx';
import * as t from './message.words.ts';

const FamilyMessages = lazy(() => import('./FamilyMessages.tsx').catch(() => ({ default: NotLoaded })));

/** The messages and a form for a new one; nothing if there are neither. */
export function ShownMessages(props: FamilyMessagesProps) {
  const { messages = [], can } = props.request;
  if (!can.write && messages.length === 0) return null;
  return (
    <Suspense fallback={<Spinner label={t.loading} />}>
      <FamilyMessages {...props} />
    </Suspense>
  );
}

const AskedChange = lazy(() => import('./AskedChange.tsx').catch(() => ({ default: () => <></> })));

/** A change that the family has asked for. */
export function ShownChange({ request }: { request: TrackedRequest }) {
  const message = askedChange(request);
  return (
    message && (
      <Suspense fallback={<Spinner label={t.loading} />}>
        <AskedChange message={message} isPlaced={request.caregivers.length > 0} />
      </Suspense>
    )
  );
}

const NotLoaded = () => (
  <Card heading={t.card}>
    <Text>{t.notLoaded}</Text>
  </Card>
);
