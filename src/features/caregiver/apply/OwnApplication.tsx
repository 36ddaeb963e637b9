import { href } from '../../../domain/routes.ts';
import { applicationState, endInPast, type Ending } from '../../../domain/placement-state.ts';
import type { Invitable } from '../../../domain/status.ts';
import type { Action } from '../../../state/action.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { InvitationAnswer } from '../InvitationAnswer.tsx';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

interface OwnApplicationProps {
  application: Invitable & { id: string; placement: Ending | null };
  job: { id: string; title: string };
  jobIsOpen: boolean;
  /** Whether the caregiver can apply here, with nothing missing. */
  applyBelow: boolean;
  decline: Action<[reason: string], unknown>;
}

/** Says that there is an invitation or application, and its status. */
export function OwnApplication({ application, job, jobIsOpen, applyBelow, decline }: OwnApplicationProps) {
  const { id, status, hasApplied, placement } = application;
  const end = status === 'placed' && placement ? endInPast(placement) : undefined;
  if (status === 'invited') {
    return (
      <Notice
        tone="info"
        title={t.inviteApply}
        actions={<InvitationAnswer id={id} job={job} decline={decline} applyHere />}
      >
        {t.thinkJobMaySuit} {applyBelow ? t.canApplyBelowTell : t.beforeCanApplySomething}
      </Notice>
    );
  }
  const isOver = status === 'withdrawn' || !hasApplied;
  if (end) {
    return (
      <Notice tone="neutral" title={t.werePlacedHere} actions={<ToApplication id={id} />}>
        {placement?.came ? fill(t.placementIfWouldLike, { end }) : fill(t.wereToldIfNot, { end })}
      </Notice>
    );
  }
  return (
    <Notice
      tone={isOver ? 'neutral' : 'info'}
      title={hasApplied ? (isOver ? t.withdrewApplication : t.appliedJob) : overIn(status)}
      actions={<ToApplication id={id} />}
    >
      {!isOver && fill(t.applicationState, { label: applicationState(application).label })}
      {isOver && jobIsOpen && applyBelow && (hasApplied ? t.canApplyAgainBelow : t.canApplyBelow)}
      {isOver && !jobIsOpen && t.jobClosedSince}
    </Notice>
  );
}

const ToApplication = ({ id }: { id: string }) => (
  <ButtonLink href={href('caregiverApplication', { id })} variant="secondary" size="small">
    {t.seeApplication}
  </ButtonLink>
);

const overIn = (status: Invitable['status']) =>
  status === 'withdrawn' ? t.saidNoInvitation : t.weHadInvitedYou;
