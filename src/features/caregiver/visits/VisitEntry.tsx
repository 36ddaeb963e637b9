import { lazy, type ReactNode, Suspense } from 'react';
import { jobName } from '../../../domain/job-name.ts';
import { formatLongDay, today } from '../../../domain/operator.ts';
import { href } from '../../../domain/routes.ts';
import { isSoon, type MovedFrom, visitState } from '../../../domain/visit-state.ts';
import { movedTime, visitHours } from '../../../domain/visit-hours.ts';
import { isStartOpen } from '../../../domain/visits.ts';
import { fill } from '../../../lib/fill.ts';
import type { Tone } from '../../../lib/tone.ts';
import { Badge } from '../../../ui/badge/Badge.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { fillNodes } from '../../../ui/text/fill-nodes.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import { OurNumber } from '../../../parts/phone-link/OurNumber.tsx';
import { isToConfirm } from './own-visits.ts';
import type { ShownVisit } from './said-visits.ts';
import * as styles from './VisitEntry.css.ts';
import { WhereTo } from './WhereTo.tsx';
import * as t from './words.ts';

// Few visits are a first one.
const ConfirmFirstDay = lazy(() => import('../ConfirmFirstDay.tsx').catch(() => ({ default: () => <></> })));

interface VisitEntryProps {
  visit: ShownVisit;
  isNext: boolean;
  /** Whether the caregiver has been with this family before. */
  beenThere: boolean;
  /** Opens the family's contact, or what can be said about the visit. */
  ask: (family: boolean) => void;
}

/** One visit: its time, its family, what has changed, and what the caregiver can say about it. */
export function VisitEntry({ visit, isNext, beenThere, ask }: VisitEntryProps) {
  const { day, applicationId, kind, instead, moved, family, firstDay } = visit;
  const reason = (kind ? visit : moved)?.reason;
  const long = formatLongDay(day);
  const time = visitHours(visit);
  const job = jobName(visit.job);
  const different = differenceOf(visit);
  const isOver = visitState(visit) === 'over';
  const about = <VisuallyHidden> {fill(t.aboutVisit, { day: long, time })}</VisuallyHidden>;
  // A caregiver who can't come soon is asked to call the family, too.
  const showsFamily =
    (instead && kind !== 'missed') ||
    (!isOver && (isNext || (kind === 'cannot_come' && isSoon(visit) && !visit.covered)));
  const saidOfDays = visit.unsent === 'days_off';
  const isCovered = kind === 'cannot_come' && visit.covered;
  const maySay =
    !isOver &&
    !saidOfDays &&
    !isCovered &&
    !firstDay?.confirmed &&
    // A visit that may begin at any minute can be over or still to come.
    (isStartOpen(visit) || !isToConfirm(visit)) &&
    (kind === null || (kind === 'cannot_come' && !instead));
  return (
    <Stack direction="row" gap={2} wrap align="center" justify="between">
      <Stack gap={1} align="start">
        <Text strong size={isNext ? 'lg' : undefined}>
          {fill(t.dayAndTime, { day: day === today() ? fill(t.dayToday, { day: long }) : long, time })}
        </Text>
        {family && showsFamily && (
          <div className={styles.where}>
            <WhereTo family={family} />
          </div>
        )}
        {showsFamily && !moved && !beenThere && isStartOpen(visit) && <Text strong>{t.agreeWhen}</Text>}
        <div role="status">
          <Stack gap={1} align="start">
            <Text>{job}</Text>
            {different && (
              <>
                <Badge tone={different.tone}>{different.state}</Badge>
                <Text>{different.words}</Text>
              </>
            )}
          </Stack>
        </div>
        {applicationId && !showsFamily && (
          <Link href={href('caregiverApplication', { id: applicationId })}>
            {t.addressAndPhone}
            {about}
          </Link>
        )}
        {isToConfirm(visit) && firstDay && (
          <Suspense>
            <ConfirmFirstDay confirm={firstDay.confirm} day={day} job={job} />
          </Suspense>
        )}
        {firstDay?.confirmed && !kind && <Text tone="muted">{t.toldWereThere}</Text>}
        {reason && <Text tone="muted">{fill(t.reasonSaid, { reason })}</Text>}
        {kind && moved && <Text tone="muted">{movedWords(moved)}</Text>}
      </Stack>
      {(showsFamily || maySay) && (
        <Stack direction="row" gap={2} wrap>
          {showsFamily && (
            <Button variant="secondary" size="small" onClick={() => ask(true)}>
              {t.showFamily}
              {about}
            </Button>
          )}
          {maySay && (
            <Button variant="secondary" size="small" onClick={() => ask(false)}>
              {kind ? t.iCanCome : t.iCantCome}
              {about}
            </Button>
          )}
        </Stack>
      )}
    </Stack>
  );
}

/** What is different about a visit; undefined if nothing is. */
function differenceOf(visit: ShownVisit): { state: string; tone: Tone; words: ReactNode } | undefined {
  const { kind, instead, unsent, covered, settled, moved } = visit;
  const phone = <OurNumber />;
  if (unsent)
    return {
      state: kind ? t.cannotComeUnsent : t.canComeUnsent,
      tone: 'warning',
      words: isSoon(visit) ? fillNodes(t.unsentSoon, { phone }) : t.waits,
    };
  if (instead && kind !== 'missed') return { state: t.instead, tone: 'info', words: t.insteadWords };
  if (kind === 'cannot_come' && (covered || settled))
    return {
      state: t.cannotCome,
      tone: 'neutral',
      words: covered ? t.cannotComeCovered : t.cannotComeSettled,
    };
  if (kind === 'cannot_come')
    return {
      state: t.cannotCome,
      tone: 'warning',
      words: isSoon(visit) ? fillNodes(t.cannotComeSoon, { phone }) : t.cannotComeWords,
    };
  if (kind === 'not_needed')
    return { state: t.notNeeded, tone: 'neutral', words: fillNodes(t.notNeededWords, { phone }) };
  if (kind === 'missed')
    return { state: t.missed, tone: 'danger', words: fillNodes(t.missedWords, { phone }) };
  if (moved) return { state: t.moved, tone: 'info', words: movedWords(moved) };
  return undefined;
}

const movedWords = (moved: MovedFrom) =>
  fill(t.movedFrom, { day: formatLongDay(moved.day), time: movedTime(moved) });
