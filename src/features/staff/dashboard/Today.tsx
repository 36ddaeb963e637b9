import { type ReactNode, type Ref, useState } from 'react';
import { Badge } from '../../../ui/badge/Badge.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { EmptyState } from '../../../ui/empty-state/EmptyState.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Table } from '../../../ui/table/Table.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { unbroken } from '../../../ui/text/unbroken.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import type { PendingItem } from '../waiting/with-waiting.ts';
import { aboutOf, actionOf, ageOf, dayOfDue, dueOf, inCount, placeOf, beside, whoseOf } from './today.ts';
import { TakeCell } from './TakeCell.tsx';
import * as styles from './Today.css.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

/** How many rows show at first. A few more than that show without a button. */
const SHOWN = 25;
const AT_ONCE = 30;

/** Whether all rows were shown before the reader left the page. */
const wasAll = () => (history.state as { all?: boolean } | null)?.all === true;
const keepAll = () => history.replaceState({ all: true }, '');

interface TodayProps {
  /** Staff's pending items, most urgent first. The database lists 200 at most. */
  things: readonly PendingItem[];
  /** The number of all items, also those not listed. */
  total: number;
  /** The reader's account. */
  ownId: string | undefined;
  /** Assigns an item to the reader, or unassigns it. */
  take: (thing: PendingItem, isMine: boolean) => Promise<void>;
  filters?: ReactNode;
  /** Removes the filters; given only if there are some. */
  showAll?: (() => void) | undefined;
  busy?: boolean;
  heading?: Ref<HTMLHeadingElement>;
  day?: string;
}

/** Staff's pending items: the task, who it is for, since when, its due day, and its owner. */
export function Today({
  things,
  total,
  ownId,
  take,
  filters,
  showAll,
  busy = false,
  heading,
  day,
}: TodayProps) {
  const [all, setAll] = useState(() => wasAll());
  const shown = all || things.length <= AT_ONCE ? things : things.slice(0, SHOWN);
  const late = things.filter(({ due }) => dueOf(due, day).late).length;
  return (
    <Stack gap={2}>
      <div className={styles.head}>
        <Heading level={2} size="sm" tabIndex={-1} ref={heading}>
          {total === 0
            ? t.nothingToDo
            : late > 0
              ? fill(t.toDoLate, { count: inCount(total), late })
              : fill(t.toDoCount, { count: inCount(total) })}
        </Heading>
        {filters && <div className={styles.filters}>{filters}</div>}
      </div>
      <Table
        caption={t.mostHarmfulFirst}
        captionHidden
        compact
        leads="act"
        busy={busy}
        rows={shown}
        rowKey={({ kind, subjectId }) => `${kind} ${subjectId}`}
        rowHref={placeOf}
        columns={[
          {
            key: 'action',
            header: t.toDo,
            nowrap: true,
            cell: (thing) => (
              <>
                {actionOf(thing)}
                {/* Tells links with the same name apart for screen readers. */}
                <VisuallyHidden>
                  : {[aboutOf(thing), whoseOf(thing)].filter(Boolean).join(', ')}
                </VisuallyHidden>
              </>
            ),
          },
          {
            key: 'whose',
            header: t.forClient,
            cell: (thing) => (
              <Stack direction="row" gap={1} align="center" wrap>
                <span>{whoseOf(thing)}</span>
                {thing.isClosed && <Badge>{t.deactivated}</Badge>}
                {thing.urgent && <Badge tone="danger">{t.urgent}</Badge>}
                {beside(thing) && (
                  <Text as="span" size="sm" tone="muted">
                    {unbroken(beside(thing))}
                  </Text>
                )}
              </Stack>
            ),
          },
          { key: 'about', header: t.about, cell: aboutOf },
          {
            key: 'due',
            header: t.due,
            nowrap: true,
            card: 'end',
            cell: ({ due }) => {
              const { words, late: isLate } = dueOf(due, day);
              return (
                <>
                  <Text as="span" strong={isLate} tone={isLate ? 'danger' : 'plain'}>
                    {words}
                  </Text>
                  {due && (
                    <span className={styles.date}>
                      {' '}
                      <Text as="span" size="sm" tone="muted">
                        {dayOfDue(due, day)}
                      </Text>
                    </span>
                  )}
                </>
              );
            },
          },
          {
            key: 'age',
            header: t.waiting,
            card: 'out',
            nowrap: true,
            priority: 2,
            cell: ({ since }) => ageOf(since, day),
          },
          {
            key: 'held',
            header: t.owner,
            card: 'out',
            nowrap: true,
            priority: 2,
            // As wide as the buttons, so that columns don't move when one appears. A narrow window has less room.
            width: 'clamp(5.5rem, 12vw, 9rem)',
            cell: (thing) => <TakeCell thing={thing} ownId={ownId} take={take} />,
          },
        ]}
        empty={
          showAll ? (
            <EmptyState
              title={t.noneWaiting}
              icon="check"
              action={
                <Button variant="secondary" onClick={showAll}>
                  {t.showEverything}
                </Button>
              }
            >
              {t.chooseAllWorkSee}
            </EmptyState>
          ) : (
            <EmptyState title={t.nothingWaiting} icon="check">
              {t.whatFamiliesCaregiversSend}
            </EmptyState>
          )
        }
      />
      {shown.length < things.length && (
        <div>
          <Button
            variant="secondary"
            onClick={() => {
              setAll(true);
              keepAll();
            }}
          >
            {things.length < total
              ? fill(t.showFirst, { count: things.length })
              : fill(t.showAll, { count: things.length })}
          </Button>
        </div>
      )}
    </Stack>
  );
}
