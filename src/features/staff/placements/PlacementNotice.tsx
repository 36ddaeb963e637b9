import { useStore } from '@nanostores/react';
import { formatDate } from '../../../domain/operator.ts';
import { href } from '../../../domain/routes.ts';
import { movedOn } from '../../../lib/failure.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { lastDayOf } from './placement-facts.ts';
import type { PlacementRecord, PlacementStore } from './placement-screen.ts';

/** What there is to say about where a placement stands: its end, who is looked for, or a step that came too late. */
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
    useStore(screen.reportNoShow.$state),
  ];
  const { endedAt, endReason, followedBy, job, requestId } = placement;
  const lastDay = lastDayOf(placement);
  const overtaken = states.some(({ error }) => error && movedOn(error));
  const searching = job.status === 'open' && !followedBy;
  if (!overtaken && !endReason) return null;
  return (
    <>
      {overtaken && (
        <Notice tone="warning" announce title="Someone was quicker">
          This placement had moved on meanwhile, so nothing was changed. You now see how it stands.
        </Notice>
      )}
      {endReason && (
        <Notice
          tone={endedAt ? 'neutral' : 'warning'}
          title={`${endedAt ? 'Ended' : 'Ends'} on ${lastDay ? formatDate(lastDay) : ''}`}
          actions={
            searching && (
              <ButtonLink variant="secondary" size="small" href={href('adminRequest', { id: requestId })}>
                See who fits
              </ButtonLink>
            )
          }
        >
          <Text typed>{endReason}</Text>
          {searching && <Text>Somebody else is looked for.</Text>}
        </Notice>
      )}
    </>
  );
}
