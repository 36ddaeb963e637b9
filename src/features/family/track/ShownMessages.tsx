import { lazy, Suspense } from 'react';
import { Card } from '../../../ui/card/Card.tsx';
import { Spinner } from '../../../ui/spinner/Spinner.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import type { FamilyMessagesProps } from './FamilyMessages.tsx';
import * as t from './message.words.ts';

const FamilyMessages = lazy(() => import('./FamilyMessages.tsx').catch(() => ({ default: NotLoaded })));

/** What the family wrote to the team, and the way to do so at any time; nothing where there is neither. */
export function ShownMessages(props: FamilyMessagesProps) {
  const { messages = [], can } = props.request;
  if (!can.write && messages.length === 0) return null;
  return (
    <Suspense fallback={<Spinner label={t.loading} />}>
      <FamilyMessages {...props} />
    </Suspense>
  );
}

const NotLoaded = () => (
  <Card heading={t.card}>
    <Text>{t.notLoaded}</Text>
  </Card>
);
