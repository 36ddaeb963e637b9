import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { clientName } from '../../../domain/client.ts';
import { jobName } from '../../../domain/job-name.ts';
import { type RecordAction, RecordActions } from '../../../ui/record-page/RecordActions.tsx';
import { ReasonDialog } from '../../../parts/reason-dialog/ReasonDialog.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { ACTIONS, offeredInWords, primaryStep, stepsFrom, type Step } from './application-facts.ts';
import type { ApplicationRecord, ApplicationStore } from './application-screen.ts';
import { whose } from '../record/whose.ts';
import { readyTexts } from '../presets/ready-texts.tsx';
import { aboutApplication } from './about-application.ts';
import { CompareApplicants } from './CompareApplicants.tsx';
import { IntroduceDialog } from './IntroduceDialog.tsx';
import { OfferDialog } from './OfferDialog.tsx';
import { PlaceDialog } from './PlaceDialog.tsx';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

interface ApplicationActionsProps {
  application: ApplicationRecord;
  screen: ApplicationStore;
}

/** What staff can do with an application. Both sides' answers are recorded beside the agreement. */
export function ApplicationActions({ application, screen }: ApplicationActionsProps) {
  const steps = stepsFrom(application);
  // From a comparison.
  const [asking, setAsking] = useState(() =>
    steps.find((step) => step === 'introduce' && location.search === '?step=introduce'),
  );
  const shortlisting = useStore(screen.shortlist.$state);
  const reconsidering = useStore(screen.reconsider.$state);
  const primary = primaryStep(application);
  const invited = application.status === 'invited';
  const isListed = application.status === 'shortlisted';
  const name = application.caregiver.fullName;
  const client = clientName(application.client);
  const close = () => setAsking(undefined);
  const shortlist = async () => {
    if (await screen.shortlist.run()) toast(t.shortlisted, { tone: 'success' });
  };
  const reconsider = async () => {
    if (await screen.reconsider.run())
      toast(isListed ? t.removedFromShortlist : t.applicationOpenAgain, { tone: 'success' });
  };
  const actions: Partial<Record<Step, RecordAction>> = {
    shortlist: { label: t.shortlist, busy: shortlisting.busy, onAct: () => void shortlist() },
    introduce: { label: t.introduceToFamily, onAct: () => setAsking('introduce') },
    offer: {
      label: application.offer ? t.changeOffer : t.offerJob,
      onAct: () => setAsking('offer'),
    },
    place: { label: t.placeCaregiver, onAct: () => setAsking('place') },
    decline: {
      label: invited ? t.takeInvitationBack : t.decline,
      danger: true,
      onAct: () => setAsking('decline'),
    },
    reconsider: {
      label: isListed ? t.removeFromShortlist : t.considerAgain,
      busy: reconsidering.busy,
      onAct: () => void reconsider(),
    },
  };
  // The main step first, then its alternative, then the rest. After an introduction, the offer is one of the first two.
  const leads = (step: Step) => step === primary || (application.status === 'introduced' && step === 'offer');
  const first = (step: Step) => (leads(step) ? 0 : step === 'decline' ? 1 : 2);
  const inOrder = steps.toSorted((one, other) => first(one) - first(other));
  return (
    <>
      <RecordActions
        id={ACTIONS}
        actions={inOrder.flatMap((step) => {
          const action = actions[step];
          return action ? [{ ...action, primary: step === primary }] : [];
        })}
      />
      <CompareApplicants
        application={application}
        screen={screen}
        onIntroduce={() => setAsking('introduce')}
      />
      <IntroduceDialog
        open={asking === 'introduce'}
        onClose={close}
        application={application}
        introduce={screen.introduce}
        recordSharing={screen.recordSharing}
        toldWords={screen.activity.toldWords}
      />
      <OfferDialog
        open={asking === 'offer'}
        onClose={close}
        application={application}
        offer={screen.offer}
        offered={(before) => {
          const now = screen.record.$value.get();
          return offeredInWords(
            before,
            now.state === 'ready' ? now.value : before,
            screen.activity.toldWords,
          );
        }}
        reload={screen.reload}
        taking={screen.taking}
        timeOff={screen.timeOff}
      />
      <PlaceDialog open={asking === 'place'} onClose={close} application={application} screen={screen} />
      <ReasonDialog
        open={asking === 'decline'}
        onClose={close}
        title={
          invited
            ? fill(t.takeBackQuestion, { whose: whose(name, t.invitationNoun), client })
            : fill(t.declineQuestion, { whose: whose(name, t.applicationNoun), client })
        }
        label={t.reason}
        hint={t.caregiverReads}
        confirm={invited ? t.takeBack : t.declineApplication}
        danger
        act={screen.decline}
        draft={`decline-application:${application.id}`}
        ready={readyTexts('reason', aboutApplication(application))}
        onDone={() =>
          toast(invited ? t.invitationTakenBack : t.applicationDeclined, {
            tone: 'success',
          })
        }
      >
        {invited
          ? t.caregiverToldReasonWhile
          : fill(t.caregiverGetsAnswerReason, { jobName: jobName(application.job) })}
      </ReasonDialog>
    </>
  );
}
