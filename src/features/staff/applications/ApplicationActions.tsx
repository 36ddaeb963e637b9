import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { jobName } from '../../../domain/job-name.ts';
import { type RecordAction, RecordActions } from '../../../ui/record-page/RecordActions.tsx';
import { ReasonDialog } from '../../../parts/reason-dialog/ReasonDialog.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { primaryStep, stepsFrom, type Step } from './application-facts.ts';
import type { ApplicationRecord, ApplicationStore } from './application-screen.ts';
import { whose } from '../record/whose.ts';
import { CompareApplicants } from './CompareApplicants.tsx';
import { IntroduceDialog } from './IntroduceDialog.tsx';
import { OfferDialog } from './OfferDialog.tsx';
import { PlaceDialog } from './PlaceDialog.tsx';

interface ApplicationActionsProps {
  application: ApplicationRecord;
  screen: ApplicationStore;
}

/** What staff can do with an application where it stands; what both sides say is written down beside the agreement. */
export function ApplicationActions({ application, screen }: ApplicationActionsProps) {
  const [asking, setAsking] = useState<Step>();
  const shortlisting = useStore(screen.shortlist.$state);
  const reconsidering = useStore(screen.reconsider.$state);
  const primary = primaryStep(application);
  const invited = application.status === 'invited';
  const name = application.caregiver.fullName;
  const close = () => setAsking(undefined);
  const shortlist = async () => {
    if (await screen.shortlist.run()) toast('Shortlisted.', { tone: 'success' });
  };
  const reconsider = async () => {
    if (await screen.reconsider.run()) toast('The application is open again.', { tone: 'success' });
  };
  const actions: Partial<Record<Step, RecordAction>> = {
    shortlist: { label: 'Shortlist', busy: shortlisting.busy, onAct: () => void shortlist() },
    introduce: { label: 'Introduce to the family', onAct: () => setAsking('introduce') },
    offer: {
      label: application.offer ? 'Change the offer' : 'Offer the job',
      onAct: () => setAsking('offer'),
    },
    place: { label: 'Place caregiver', onAct: () => setAsking('place') },
    decline: {
      label: invited ? 'Take the invitation back' : 'Decline',
      danger: true,
      onAct: () => setAsking('decline'),
    },
    reconsider: { label: 'Consider again', busy: reconsidering.busy, onAct: () => void reconsider() },
  };
  // What leads on, the other answer, then whatever else may be done. Whoever knows by phone that an introduced family says yes, places.
  const leads = (step: Step) => step === primary || (application.status === 'introduced' && step === 'place');
  const first = (step: Step) => (leads(step) ? 0 : step === 'decline' ? 1 : 2);
  const inOrder = stepsFrom(application).toSorted((one, other) => first(one) - first(other));
  return (
    <>
      <RecordActions
        actions={inOrder.flatMap((step) => {
          const action = actions[step];
          return action ? [{ ...action, primary: step === primary }] : [];
        })}
      />
      <CompareApplicants job={application.job} compared={screen.compared} />
      <IntroduceDialog
        open={asking === 'introduce'}
        onClose={close}
        application={application}
        introduce={screen.introduce}
      />
      <OfferDialog
        open={asking === 'offer'}
        onClose={close}
        application={application}
        offer={screen.offer}
        reload={screen.reload}
        taking={screen.taking}
        timeOff={screen.timeOff}
      />
      <PlaceDialog open={asking === 'place'} onClose={close} application={application} screen={screen} />
      <ReasonDialog
        open={asking === 'decline'}
        onClose={close}
        title={invited ? `Take ${whose(name, 'invitation')} back?` : `Decline ${whose(name, 'application')}?`}
        label="Reason"
        hint="The caregiver reads this."
        confirm={invited ? 'Take it back' : 'Decline application'}
        danger
        act={screen.decline}
        draft={`decline-application:${application.id}`}
        onDone={() =>
          toast(invited ? 'The invitation was taken back.' : 'The application was declined.', {
            tone: 'success',
          })
        }
      >
        {invited
          ? 'The caregiver is told so, with your reason. While the job is open, you can invite them again, and they can apply by themselves.'
          : `It is for “${jobName(application.job)}”. The caregiver gets this answer with your reason. While the job is open, you can consider the application again.`}
      </ReasonDialog>
    </>
  );
}
