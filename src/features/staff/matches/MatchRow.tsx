import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { formatDistance, formatShortDate } from '../../../domain/operator.ts';
import { href } from '../../../domain/routes.ts';
import { ScoreParts } from '../../../parts/score-parts/ScoreParts.tsx';
import { Badge } from '../../../ui/badge/Badge.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Checkbox } from '../../../ui/checkbox/Checkbox.tsx';
import { Disclosure } from '../../../ui/disclosure/Disclosure.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Meter } from '../../../ui/meter/Meter.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import type { Action } from '../../../state/action.ts';
import type { Candidate } from './load-matches.ts';
import { type ApplicationOf, type MatchedJob, type MatchListStore, type StepProps } from './match-list.ts';
import * as styles from './MatchList.css.ts';
import {
  canApply,
  canInvite,
  explainRefusal,
  mayReturn,
  markOf,
  offeredInWords,
  takenInWords,
} from './match-words.ts';
import { Invite } from './Invite.tsx';
import { PhoneApplication } from './PhoneApplication.tsx';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

interface MatchRowProps {
  candidate: Candidate;
  application: ApplicationOf | undefined;
  job: MatchedJob;
  store: MatchListStore;
}

/** A match: the score, the caregiver's status for the job, and the steps. */
export function MatchRow({ candidate, application, job, store }: MatchRowProps) {
  const { caregiverId, fullName, placeName, distanceKm, score, parts, facts } = candidate;
  const chosen = useStore(store.selection.$keys);
  const busy = [takenInWords(facts, job.availability), offeredInWords(parts)];
  return (
    <li className={styles.match} data-match>
      <div className={styles.head}>
        <Link href={href('adminCaregiver', { id: caregiverId })}>{fullName}</Link>
        <div className={styles.score}>
          <Meter value={score} label={fill(t.matchScore, { fullName })} />
        </div>
      </div>
      <div className={styles.who}>
        {application && <Mark application={application} fullName={fullName} />}
        {busy.map((words) => words && <Badge key={words}>{words}</Badge>)}
        <Text tone="muted" size="sm">
          {fill(t.away, { placeName, distance: formatDistance(distanceKm) })}
        </Text>
      </div>
      <div className={styles.foot}>
        {job.status === 'open' && (
          <Steps candidate={candidate} client={job.client} application={application} store={store} />
        )}
        <Checkbox
          label={
            <>
              {t.select}
              <VisuallyHidden> {fullName}</VisuallyHidden>
            </>
          }
          checked={chosen.has(caregiverId)}
          onChange={({ target }) => store.selection.choose([candidate], target.checked)}
        />
        <Disclosure summary={t.whyScore}>
          <ScoreParts parts={parts} />
        </Disclosure>
      </div>
    </li>
  );
}

/** A caregiver's status for the job, linked to the application. */
export function Mark({ application, fullName }: { application: ApplicationOf; fullName: string }) {
  const { label, tone } = markOf(application);
  return (
    <>
      <Badge tone={tone}>{label}</Badge>
      <Link href={href('adminApplication', { id: application.id })}>
        {application.hasApplied ? t.application : t.invitation}
        <VisuallyHidden> {fill(t.ofName, { fullName })}</VisuallyHidden>
      </Link>
      <Text tone="muted" size="sm">
        {formatShortDate(application.submittedAt)}
      </Text>
    </>
  );
}

interface StepsProps extends Pick<MatchRowProps, 'application' | 'store'>, Pick<StepProps, 'client'> {
  candidate: Pick<Candidate, 'caregiverId' | 'fullName'>;
  /** False for a caregiver who could not apply, and so can't be invited. */
  mayApply?: boolean;
}

/**
 * Invites a caregiver, records the yes of one who calls, or shortlists one who has applied. A caregiver who was placed
 * there before can also be invited or apply by phone.
 */
export function Steps({ candidate, client, application, store, mayApply = true }: StepsProps) {
  const { caregiverId, fullName } = candidate;
  const maybeShortlist = application && (application.status === 'submitted' || mayReturn(application));
  return (
    <>
      {mayApply && canInvite(application) && (
        <Invite caregiverId={caregiverId} fullName={fullName} client={client} store={store} />
      )}
      {mayApply && canApply(application) && (
        <PhoneApplication caregiverId={caregiverId} fullName={fullName} client={client} store={store} />
      )}
      {maybeShortlist && <Shortlist fullName={fullName} act={() => store.shortlisting(application.id)} />}
    </>
  );
}

interface ShortlistProps {
  fullName: string;
  act: () => Action<[], unknown>;
}

/** Shortlists an applicant. A toast says if that was refused, also above a dialog. */
export function Shortlist({ fullName, act }: ShortlistProps) {
  const [shortlisting] = useState(act);
  const { busy } = useStore(shortlisting.$state);
  const shortlist = async () => {
    const done = await shortlisting.run();
    const { error } = shortlisting.$state.get();
    if (done) toast(fill(t.shortList, { fullName }), { tone: 'success' });
    else if (error) toast(explainRefusal(error), { tone: 'warning' });
  };
  return (
    <Button size="small" variant="secondary" busy={busy} onClick={() => void shortlist()}>
      {t.shortlist}
      <VisuallyHidden> {fullName}</VisuallyHidden>
    </Button>
  );
}
