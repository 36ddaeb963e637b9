import { hasExpired } from '../../../domain/document-check.ts';
import { daysAfter } from '../../../domain/calendar-day.ts';
import { formatFullDay, today } from '../../../domain/operator.ts';
import { DOCUMENT_KINDS } from '../../../domain/vocabulary.ts';
import { Badge } from '../../../ui/badge/Badge.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { DescriptionList } from '../../../ui/description-list/DescriptionList.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { fill } from '../../../lib/fill.ts';
import type { PlacementRecord } from './placement-screen.ts';
import * as t from './words.ts';

type Asked = PlacementRecord['credentials'][number];

/** The documents the job requires, and until when the caregiver holds each; nothing if it requires none. */
export function DocumentsCard({
  placement,
}: {
  placement: Pick<PlacementRecord, 'credentials' | 'endsOn' | 'endedAt'>;
}) {
  const { credentials } = placement;
  if (credentials.length === 0) return null;
  return (
    <Card heading={t.documentsForJob}>
      <DescriptionList
        items={credentials.map((asked) => ({
          term: DOCUMENT_KINDS[asked.kind],
          description: <HowLong {...asked} until={placement.endedAt ? '' : lastVisit(placement)} />,
        }))}
      />
    </Card>
  );
}

/** How long the caregiver holds a document. From its last day on it no longer counts. */
function HowLong({ held, lastDay, until }: Asked & { until: string }) {
  if (held && !lastDay) return t.doesNotExpire;
  const counts = held && !hasExpired(lastDay, today());
  const words = lastDay
    ? fill(counts ? t.validUntil : t.expiredOn, { day: formatFullDay(lastDay) })
    : t.notHeld;
  if (!counts || !lastDay || lastDay > until)
    return (
      <Text as="span" strong={!counts} tone={counts ? 'plain' : 'danger'}>
        {words}
      </Text>
    );
  return (
    <Stack gap={1} align="start">
      <Text as="span">{words}</Text>
      <Badge tone="warning">{t.endsBeforeLastVisit}</Badge>
      <Text size="sm" tone="muted">
        {t.caregiverIsReminded}
      </Text>
    </Stack>
  );
}

/** The last visit we look ahead to: the placement's last day, or in two months. */
const lastVisit = ({ endsOn }: Pick<PlacementRecord, 'endsOn'>) => endsOn ?? daysAfter(today(), 60);
