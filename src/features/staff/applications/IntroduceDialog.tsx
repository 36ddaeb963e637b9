import { clientName } from '../../../domain/client.ts';
import { jobName } from '../../../domain/job-name.ts';
import { FormDialog } from '../../../parts/form-dialog/FormDialog.tsx';
import { ReasonDialog } from '../../../parts/reason-dialog/ReasonDialog.tsx';
import { outcomeOf } from '../../../state/outcome-of.ts';
import { DateField } from '../../../ui/date-field/DateField.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { TextField } from '../../../ui/text-field/TextField.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { CallFamily } from '../activity/CallFamily.tsx';
import { readyTexts } from '../presets/ready-texts.tsx';
import { aboutApplication } from './about-application.ts';
import type { ApplicationRecord, ApplicationStore } from './application-screen.ts';
import { createSharingForm } from './sharing-form.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

interface IntroduceDialogProps {
  open: boolean;
  onClose: () => void;
  application: ApplicationRecord;
  introduce: ApplicationStore['introduce'];
  recordSharing: ApplicationStore['recordSharing'];
  toldWords: ApplicationStore['activity']['toldWords'];
}

/** Introduces the caregiver to the family, with our reason, or says why that can't be done yet. */
export function IntroduceDialog({
  open,
  onClose,
  application,
  introduce,
  recordSharing,
  toldWords,
}: IntroduceDialogProps) {
  const name = application.caregiver.fullName ?? t.thisCaregiver;
  if (!application.mayBeShown) {
    return (
      <FormDialog
        open={open}
        onClose={onClose}
        title={fill(t.cantIntroducedYet, { name, client: clientName(application.client) })}
        form={() => createSharingForm(application.id, outcomeOf(recordSharing))}
        prefix="sharing"
        confirm={t.recordSharing}
        onDone={() => toast(fill(t.sharingRecorded, { name }), { tone: 'success' })}
      >
        {(form) => (
          <>
            <Text>{fill(t.notAgreedShownFamilies, { name })}</Text>
            <Text>{fill(t.askAllowApplicationCan, { name })}</Text>
            <TextField {...form.text('saidBy')} label={t.saidBy} hint={t.whoAndHow} autoComplete="off" />
            <DateField {...form.text('saidOn')} label={t.saidOn} />
          </>
        )}
      </FormDialog>
    );
  }
  return (
    <ReasonDialog
      open={open}
      onClose={onClose}
      title={fill(t.introduceName, { name, client: clientName(application.client) })}
      label={t.whyCaregiverSuitFamily}
      hint={t.familyReads}
      confirm={t.introduce}
      act={introduce}
      draft={`introduce:${application.id}`}
      ready={readyTexts('introduction', aboutApplication(application))}
      onDone={() => toast(toldWords(t.introducedToFamily, t.familyToldCanRead), { tone: 'success' })}
    >
      <Stack gap={2}>
        <Text strong>{jobName(application.job)}</Text>
        <Text>{fill(t.pageFamilyReadsWords, { name })}</Text>
        <Text>{t.seesNeitherSurnameNor}</Text>
        <CallFamily reach={application.job.reach} request={application.job.requestId} />
      </Stack>
    </ReasonDialog>
  );
}
