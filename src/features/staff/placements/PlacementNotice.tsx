import { useStore } from '@nanostores/react';
import { END_CAUSES } from '../../../domain/end-causes.ts';
import { formatFullDay } from '../../../domain/operator.ts';
import { endInPast, type Ending } from '../../../domain/placement-state.ts';
import { href } from '../../../domain/routes.ts';
import { movedOn } from '../../../lib/failure.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import type { PlacementRecord, PlacementStore } from './placement-screen.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

/** A notice about a placement's status: its end, the search, or a step that came too late. */
export function PlacementNotice({
  placement,
  screen,
}: {
  placement: PlacementRecord;
  screen: PlacementStore;
}) {
  const states = [
    useStore(screen.correct.$state),
    useStore(screen.end.$state),
    useStore(screen.answerLeave.$state),
    useStore(screen.propose.$state),
    useStore(screen.answerTerms.$state),
    useStore(screen.sayOfVisit.$state),
    useStore(screen.cover.$state),
  ];
  const { endedAt, endReason, cause, followedBy, job, requestId } = placement;
  const conflict = states.some(({ error }) => error && movedOn(error));
  const searching = job.status === 'open' && !followedBy;
  if (!conflict && !endReason) return null;
  return (
    <>
      {conflict && (
        <Notice tone="warning" announce title={t.someoneQuicker}>
          {t.placementHadChanged}
        </Notice>
      )}
      {endReason && (
        <Notice
          tone={endedAt ? 'neutral' : 'warning'}
          title={titleOf(placement)}
          actions={
            searching && (
              <ButtonLink variant="secondary" size="small" href={href('adminRequest', { id: requestId })}>
                {t.seeWhoFits}
              </ButtonLink>
            )
          }
        >
          <Text typed>{endReason}</Text>
          {cause && (
            <Text size="sm" tone="muted">
              {fill(t.endCause, { cause: END_CAUSES[cause] })}
            </Text>
          )}
          {searching && <Text>{t.lookingForReplacement}</Text>}
        </Notice>
      )}
    </>
  );
}

function titleOf(placement: Ending): string {
  const end = endInPast(placement);
  if (end) return `${end.charAt(0).toUpperCase()}${end.slice(1)}`;
  return fill(t.endsOn, { day: placement.endsOn ? formatFullDay(placement.endsOn) : '' });
}
