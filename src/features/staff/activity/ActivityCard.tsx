import { useStore } from '@nanostores/react';
import { type ReactNode, useRef, useState } from 'react';
import type { ActivitySource } from '../../../data/activity.ts';
import { href } from '../../../domain/routes.ts';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Select } from '../../../ui/select/Select.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { DayTimeline } from '../../../ui/timeline/DayTimeline.tsx';
import { inDays } from './activity-days.ts';
import { activityInWords } from './activity-words.ts';
import type { ActivityStore } from './activity.ts';
import { NoteForm } from './NoteForm.tsx';
import * as t from './words.ts';

interface ActivityCardProps {
  activity: ActivityStore;
  /** Names of the people on this page, by account. */
  people: Record<string, string>;
  /** Says to call the family if our emails don't reach them. */
  call?: ReactNode;
  /** Nothing can be added to a family's erased request. */
  closed?: boolean;
}

/** Notes and events, latest first, below a form for a note. */
export function ActivityCard({ activity, people, call, closed = false }: ActivityCardProps) {
  const only = useStore(activity.$only);
  const place = useRef<HTMLDivElement>(null);
  const [folded, setFolded] = useState(true);
  /** The pressed button may disappear. The first entry that was hidden takes the focus. */
  const unfold = () => {
    const lines = () => place.current?.querySelectorAll<HTMLElement>('li');
    const shown = lines()?.length ?? 0;
    setFolded(false);
    requestAnimationFrame(() => {
      const entry = lines()?.[shown];
      entry?.setAttribute('tabindex', '-1');
      entry?.focus();
    });
  };
  return (
    <Card
      heading={t.activity}
      actions={
        <Select
          label={t.show}
          labelHidden
          width="medium"
          placeholder={t.all}
          options={SHOWN[activity.about].map((value) => ({ value, label: SOURCES[value] }))}
          value={only}
          onChange={(event) => void activity.show(event.currentTarget.value as ActivitySource | '')}
        />
      }
    >
      {call}
      {!closed && <NoteForm note={activity.note} />}
      <Loaded data={activity.happened} label={t.loadingActivity}>
        {(happened) => {
          const entries = activityInWords(happened, activity.about, people);
          const hides = folded && entries.length > AT_FIRST;
          return (
            <>
              {entries.length === 0 ? (
                <Text tone="muted">{t.nothingRecordedYet}</Text>
              ) : (
                <div ref={place}>
                  <DayTimeline days={inDays(folded ? entries.slice(0, AT_FIRST) : entries)} />
                </div>
              )}
              <Stack direction="row" gap={3} wrap align="center">
                {(hides || activity.hasEarlier(happened.length)) && (
                  <Button
                    variant="secondary"
                    size="small"
                    onClick={() => (hides ? unfold() : void activity.showEarlier())}
                  >
                    {t.showEarlier}
                  </Button>
                )}
                <Link href={`${href('adminAuditLog')}?thing=${activity.id}`}>{t.wholeTrail}</Link>
              </Stack>
            </>
          );
        }}
      </Loaded>
    </Card>
  );
}

/** Older entries are rarely read. */
const AT_FIRST = 8;

const SOURCES: Record<ActivitySource, string> = t.sources;
/** The sources that each page has. */
const SHOWN: Record<ActivityStore['about'], readonly ActivitySource[]> = {
  request: ['note', 'change', 'message', 'view'],
  caregiver: ['note', 'change', 'message', 'view'],
  application: ['note', 'change', 'message'],
  placement: ['note', 'change', 'message'],
  user: ['note', 'change'],
};
