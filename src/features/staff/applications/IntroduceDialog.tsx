import { jobName } from '../../../domain/job-name.ts';
import { ReasonDialog } from '../../../parts/reason-dialog/ReasonDialog.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import type { ApplicationRecord, ApplicationStore } from './application-screen.ts';

interface IntroduceDialogProps {
  open: boolean;
  onClose: () => void;
  application: ApplicationRecord;
  introduce: ApplicationStore['introduce'];
}

/** Tells the family of a caregiver, and why we think of this one; or why that can't be done yet. */
export function IntroduceDialog({ open, onClose, application, introduce }: IntroduceDialogProps) {
  const name = application.caregiver.fullName ?? 'this caregiver';
  if (!application.mayBeShown) {
    return (
      <Dialog
        open={open}
        onClose={onClose}
        title={`${name} can’t be introduced yet`}
        actions={<Button onClick={onClose}>Close</Button>}
      >
        <Stack gap={2}>
          <Text>{name} has not agreed to be shown to families, so the family’s page can’t show anybody.</Text>
          <Text>
            Ask {name} to allow it with this application. You can also call the family, and write down its
            answer.
          </Text>
        </Stack>
      </Dialog>
    );
  }
  return (
    <ReasonDialog
      open={open}
      onClose={onClose}
      title={`Introduce ${name} to the family`}
      label="Why does this caregiver suit the family?"
      hint="The family reads this."
      confirm="Introduce"
      act={introduce}
      draft={`introduce:${application.id}`}
      onDone={() => toast('The family is told that it can read about this caregiver.', { tone: 'success' })}
    >
      <Stack gap={2}>
        <Text strong>{jobName(application.job)}</Text>
        <Text>
          On its page the family reads your words, and of {name} the first name, what the approved profile
          says, which documents we checked, and the times that fit.
        </Text>
        <Text>
          It sees neither surname nor phone number or address, and the hourly rate only once the job is
          offered. Then it says what it thinks.
        </Text>
      </Stack>
    </ReasonDialog>
  );
}
