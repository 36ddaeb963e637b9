import { useState } from 'react';
import { formatShortDate } from '../../../domain/operator.ts';
import { Badge } from '../../../ui/badge/Badge.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { EmptyState } from '../../../ui/empty-state/EmptyState.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Table } from '../../../ui/table/Table.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import type { WaitingThing } from '../waiting/with-waiting.ts';
import { aboutOf, actionOf, ageOf, dueOf, placeOf, whoseOf } from './today.ts';

const SHOWN = 25;
/** The database lists no more. */
const LISTED = 200;

interface TodayProps {
  /** What waits for staff, due first. */
  things: readonly WaitingThing[];
  day?: string;
}

/** All that waits for staff: what there is to do, for whom, since when, until which day, and who has it. */
export function Today({ things, day }: TodayProps) {
  const [all, setAll] = useState(false);
  const shown = all ? things : things.slice(0, SHOWN);
  const late = things.filter(({ due }) => dueOf(due, day).late).length;
  return (
    <Stack gap={2}>
      {things.length > 0 && (
        <Heading level={2} size="sm">
          {things.length === LISTED ? `${LISTED} or more` : things.length} to do
          {late > 0 && `, ${late} late`}
        </Heading>
      )}
      <Table
        caption="To do, most overdue first"
        captionHidden
        compact
        rows={shown}
        rowKey={({ kind, subjectId }) => `${kind} ${subjectId}`}
        rowHref={placeOf}
        columns={[
          {
            key: 'action',
            header: 'To do',
            nowrap: true,
            cell: (thing) => (
              <>
                {actionOf(thing)}
                {/* Among a page's links, many would have one name. */}
                <VisuallyHidden>
                  : {[aboutOf(thing), whoseOf(thing)].filter(Boolean).join(', ')}
                </VisuallyHidden>
              </>
            ),
          },
          {
            key: 'whose',
            header: 'For',
            cell: (thing) => (
              <Stack direction="row" gap={1} align="center" wrap>
                {whoseOf(thing)}
                {thing.reference && (
                  <Text as="span" size="sm" tone="muted">
                    {[thing.contactName, thing.town].filter(Boolean).join(', ')}
                  </Text>
                )}
                {thing.urgent && <Badge tone="danger">Urgent</Badge>}
              </Stack>
            ),
          },
          { key: 'about', header: 'About', cell: aboutOf },
          {
            key: 'due',
            header: 'Due',
            nowrap: true,
            card: 'end',
            cell: ({ due }) => {
              const { words, late: isLate } = dueOf(due, day);
              return (
                <Text as="span" strong={isLate} tone={isLate ? 'danger' : 'plain'}>
                  {words}
                </Text>
              );
            },
          },
          {
            key: 'by',
            header: 'By',
            card: 'out',
            nowrap: true,
            priority: 2,
            cell: ({ due }) => (due ? formatShortDate(due) : '–'),
          },
          {
            key: 'age',
            header: 'Waiting',
            card: 'out',
            nowrap: true,
            priority: 2,
            cell: ({ since }) => ageOf(since, day),
          },
          {
            key: 'held',
            header: 'Who has it',
            card: 'out',
            priority: 3,
            cell: ({ heldBy }) =>
              heldBy ?? (
                <Text as="span" tone="muted">
                  Nobody
                </Text>
              ),
          },
        ]}
        empty={
          <EmptyState title="Nothing waits for you" icon="check">
            What families and caregivers send comes here, due first.
          </EmptyState>
        }
      />
      {shown.length < things.length && (
        <div>
          <Button variant="secondary" onClick={() => setAll(true)}>
            Show all {things.length}
          </Button>
        </div>
      )}
    </Stack>
  );
}
