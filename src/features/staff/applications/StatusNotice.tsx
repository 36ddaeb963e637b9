import { movedOn } from '../../../lib/failure.ts';
import { useStore } from '@nanostores/react';
import { explain } from '../../../domain/explain.ts';
import { formatFullDay } from '../../../domain/operator.ts';
import { endInPast } from '../../../domain/placement-state.ts';
import { href } from '../../../domain/routes.ts';
import { LIVE_APPLICATIONS } from '../../../domain/status.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { CallFamily } from '../activity/CallFamily.tsx';
import type { ApplicationRecord, ApplicationStore } from './application-screen.ts';
import { fill } from '../../../lib/fill.ts';
import { fillNodes } from '../../../ui/text/fill-nodes.tsx';
import * as t from './words.ts';

interface StatusNoticeProps {
  application: ApplicationRecord;
  screen: ApplicationStore;
}

/** A notice about the application's status: the placement, a reason, or a step that did not work. */
export function StatusNotice({ application, screen }: StatusNoticeProps) {
  const quick = [useStore(screen.shortlist.$state), useStore(screen.reconsider.$state)];
  const all = [
    ...quick,
    useStore(screen.introduce.$state),
    useStore(screen.offer.$state),
    useStore(screen.recordAnswer.$state),
    useStore(screen.decline.$state),
    useStore(screen.place.$state),
  ];
  const conflict = all.find(({ error }) => error && movedOn(error))?.error;
  const failed = quick.find(({ error }) => error)?.error;
  const { caregiver, job, placement, status, statusReason } = application;

  if (conflict && status !== 'placed') {
    return (
      <Notice tone="warning" announce title={t.someoneQuicker}>
        {conflict.code === 'answers_changed'
          ? explain(conflict)
          : `${conflict.code === 'job_not_open' ? t.jobNoLongerOpenNothing : t.applicationAlreadyMovedNothing} ${t.nowSeeAsItIs}`}
      </Notice>
    );
  }
  if (failed) {
    return (
      <Notice tone="danger" announce>
        {explain(failed)}
      </Notice>
    );
  }
  const end = placement && endInPast(placement);
  if (status === 'placed' && placement && end) {
    return (
      <Notice
        tone={placement.came ? 'neutral' : 'danger'}
        announce
        title={`${caregiver.fullName} ${placement.came ? fill(t.wasPlacedThat, { end }) : end}`}
        actions={<ToPlacement placement={placement} job={job} />}
      >
        {placement.endReason && <Text typed>{placement.endReason}</Text>}
        <Text>
          {fillNodes(t.noLongerSeesFamilys, { fullName: caregiver.fullName })}{' '}
          {job.status === 'open' && t.jobOpenApplicationCan}
        </Text>
      </Notice>
    );
  }
  if (status === 'placed' && placement) {
    return (
      <Notice
        tone="success"
        announce
        title={fill(t.isPlaced, { fullName: caregiver.fullName ?? t.theCaregiver })}
      >
        <Stack gap={3}>
          <CallFamily reach={job.reach} request={job.requestId} />
          <Stack direction="row" gap={2} wrap align="center" justify="between">
            <Text>
              {fillNodes(t.careStartsJobClosed, {
                day: formatFullDay(placement.startsOn),
                fullName: caregiver.fullName,
              })}
            </Text>
            <Stack direction="row" gap={2} wrap>
              <ToPlacement placement={placement} job={job} />
            </Stack>
          </Stack>
        </Stack>
      </Notice>
    );
  }
  if (job.status !== 'open' && LIVE_APPLICATIONS.includes(status)) {
    return <Notice tone="warning">{t.jobNoLongerOpenDecline}</Notice>;
  }
  if (status === 'invited') {
    return (
      <Notice tone="info">
        {fillNodes(t.askedApplyNotAnswered, { fullName: caregiver.fullName })}{' '}
        {statusReason && fill(t.weWrote, { words: statusReason })}
      </Notice>
    );
  }
  return statusReason ? (
    <Notice tone="neutral" title={t.reason}>
      {statusReason}
    </Notice>
  ) : null;
}

interface ToPlacementProps {
  placement: { id: string };
  job: ApplicationRecord['job'];
}

const ToPlacement = ({ placement, job }: ToPlacementProps) => (
  <>
    <ButtonLink variant="secondary" size="small" href={href('adminPlacement', { id: placement.id })}>
      {t.openPlacement}
    </ButtonLink>
    <ButtonLink variant="secondary" size="small" href={href('adminRequest', { id: job.requestId })}>
      {t.openRequest}
    </ButtonLink>
  </>
);
