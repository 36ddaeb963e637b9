import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { ReasonDialog } from '../../../parts/reason-dialog/ReasonDialog.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { stepsFrom, type Step } from './application-facts.ts';
import type { ApplicationRecord, ApplicationStore } from './application-screen.ts';
import { PlaceDialog } from './PlaceDialog.tsx';
import { termsOf } from './terms.ts';

interface ApplicationActionsProps {
  application: ApplicationRecord;
  screen: ApplicationStore;
}

/** The answers that can be given to an application where it stands. */
export function ApplicationActions({ application, screen }: ApplicationActionsProps) {
  const [asking, setAsking] = useState<'place' | 'decline'>();
  const shortlisting = useStore(screen.shortlist.$state);
  const offering = useStore(screen.offer.$state);
  const steps = stepsFrom(application.status, application.job.status === 'open');
  const can = (step: Step) => steps.includes(step);
  const close = () => setAsking(undefined);
  const shortlist = async () => {
    if (await screen.shortlist.run()) toast('Shortlisted.', { tone: 'success' });
  };
  const offer = async () => {
    if (await screen.offer.run(termsOf(application), ''))
      toast('The job is offered to the caregiver.', { tone: 'success' });
  };
  return (
    <>
      {can('place') && <Button onClick={() => setAsking('place')}>Place caregiver</Button>}
      {can('offer') && (
        <Button variant="secondary" busy={offering.busy} onClick={() => void offer()}>
          Offer
        </Button>
      )}
      {can('shortlist') && (
        <Button variant="secondary" busy={shortlisting.busy} onClick={() => void shortlist()}>
          Shortlist
        </Button>
      )}
      {can('decline') && (
        <Button variant="secondary" onClick={() => setAsking('decline')}>
          Decline
        </Button>
      )}
      <PlaceDialog open={asking === 'place'} onClose={close} application={application} place={screen.place} />
      <ReasonDialog
        open={asking === 'decline'}
        onClose={close}
        title="Decline this application?"
        label="Reason"
        hint="The caregiver reads this."
        confirm="Decline application"
        danger
        act={screen.decline}
        draft={`decline-application:${application.id}`}
        onDone={() => toast('The application was declined.', { tone: 'success' })}
      >
        The caregiver gets this answer with your reason. It can’t be taken back.
      </ReasonDialog>
    </>
  );
}
