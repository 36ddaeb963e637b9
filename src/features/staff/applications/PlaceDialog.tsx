import { useState } from 'react';
import { clientName } from '../../../domain/client.ts';
import { jobName } from '../../../domain/job-name.ts';
import { BothVersions, EitherVersion } from '../../../parts/both-versions/BothVersions.tsx';
import { DialogForm } from '../../../parts/form-dialog/FormDialog.tsx';
import { outcomeOf } from '../../../state/outcome-of.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { CallFamily } from '../activity/CallFamily.tsx';
import { explainPlacing } from './application-facts.ts';
import type { ApplicationRecord, ApplicationStore } from './application-screen.ts';
import { COMPARED_TERMS } from './compared-terms.ts';
import { DaysOffNotice } from './DaysOffNotice.tsx';
import { OtherApplicants } from './OtherApplicants.tsx';
import { createPlaceForm } from './place-form.ts';
import { PlaceTerms } from './PlaceTerms.tsx';
import { SaidFields } from './SaidFields.tsx';
import { TakenNotice } from './TakenNotice.tsx';
import { missingFor, SIDES } from './terms.ts';
import { toTerms } from './terms-input.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

interface PlaceDialogProps {
  open: boolean;
  onClose: () => void;
  application: ApplicationRecord;
  screen: ApplicationStore;
}

/** Asks for confirmation before a placement. Closing it keeps what was typed. */
export function PlaceDialog({ open, ...inside }: PlaceDialogProps) {
  const name = inside.application.caregiver.fullName ?? t.thisCaregiver;
  return (
    <Dialog
      open={open}
      onClose={inside.onClose}
      title={fill(t.place, { name, client: clientName(inside.application.client) })}
    >
      <PlaceForm {...inside} />
    </Dialog>
  );
}

function PlaceForm({ onClose, application, screen }: Omit<PlaceDialogProps, 'open'>) {
  const name = application.caregiver.fullName ?? t.thisCaregiver;
  const [store] = useState(() => createPlaceForm(application, outcomeOf(screen.place), screen.reload));
  return (
    <DialogForm
      onClose={onClose}
      form={() => store}
      answers={(submit) => <EitherVersion form={store} submit={submit} />}
      failureTitle={t.caregiverNotPlaced}
      explain={explainPlacing}
      confirm={t.placeCaregiver}
      busyLabel={t.placing}
    >
      {(form) => {
        const missing = missingFor(toTerms(form.values), application);
        const asked = SIDES.filter((side) => missing.includes(side) || form.field(`${side}SaidBy`).error);
        return (
          <>
            <BothVersions form={store} fields={COMPARED_TERMS} />
            <Stack gap={2}>
              <Text>{fill(t.whenPlace, { name })}</Text>
              <ul>
                <li>{fill(t.jobCloses, { jobName: jobName(application.job) })}</li>
                <li>{t.everyoneElseWhoApplied}</li>
                <li>{fill(t.familysNamePhoneAddress, { name })}</li>
              </ul>
            </Stack>
            <CallFamily reach={application.job.reach} request={application.job.requestId} />
            <OtherApplicants others={screen.others} />
            <TakenNotice taking={screen.taking} terms={toTerms(form.values)} />
            <DaysOffNotice timeOff={screen.timeOff} terms={toTerms(form.values)} />
            <PlaceTerms form={form} application={application} />
            {asked.map((side) => (
              <SaidFields key={side} side={side} form={form} />
            ))}
          </>
        );
      }}
    </DialogForm>
  );
}
