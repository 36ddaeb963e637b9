import { hasExpired } from '../../../domain/document-check.ts';
import { formatFullDay, today } from '../../../domain/operator.ts';
import { DOCUMENT_KINDS } from '../../../domain/vocabulary.ts';
import { Card } from '../../../ui/card/Card.tsx';
import { DescriptionList } from '../../../ui/description-list/DescriptionList.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { fill } from '../../../lib/fill.ts';
import type { PlacementRecord } from './placement-screen.ts';
import * as t from './words.ts';

type Asked = PlacementRecord['credentials'][number];

/** The documents that the job asks for, and until when the caregiver holds each; nothing where it asks for none. */
export function DocumentsCard({ placement }: { placement: Pick<PlacementRecord, 'credentials'> }) {
  const { credentials } = placement;
  if (credentials.length === 0) return null;
  return (
    <Card heading={t.documentsForJob}>
      <DescriptionList
        items={credentials.map((asked) => ({
          term: DOCUMENT_KINDS[asked.kind],
          description: <HowLong {...asked} />,
        }))}
      />
    </Card>
  );
}

/** On its last day a document no longer counts. */
function HowLong({ held, lastDay }: Asked) {
  if (held && !lastDay) return t.doesNotExpire;
  const counts = held && !hasExpired(lastDay, today());
  const words = lastDay
    ? fill(counts ? t.validUntil : t.expiredOn, { day: formatFullDay(lastDay) })
    : t.notHeld;
  return (
    <Text as="span" strong={!counts} tone={counts ? 'plain' : 'danger'}>
      {words}
    </Text>
  );
}
