import { DialogForm } from '../../../parts/form-dialog/FormDialog.tsx';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { LONGEST_REASON } from '../../../parts/reason-dialog/reason-form.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { Select } from '../../../ui/select/Select.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { TextArea } from '../../../ui/text-area/TextArea.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { createDeactivateForm, touchedBy } from './deactivate-form.ts';
import type { AtWork, UserStore } from './user-screen.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

interface DeactivateDialogProps {
  open: boolean;
  onClose: () => void;
  userId: string;
  email: string;
  screen: Pick<UserStore, 'work' | 'admins' | 'deactivate'>;
}

/** Deactivates an account. It says first what that affects, and asks who takes over what the account owns. */
export function DeactivateDialog({ open, onClose, userId, email, screen }: DeactivateDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={fill(t.deactivateQuestion, { email })}>
      <Loaded data={screen.work} label={t.lookingUpWhatTouches}>
        {(work) => <Deactivating work={work} onClose={onClose} userId={userId} screen={screen} />}
      </Loaded>
    </Dialog>
  );
}

function Deactivating({
  work,
  onClose,
  userId,
  screen,
}: Omit<DeactivateDialogProps, 'open' | 'email'> & { work: AtWork }) {
  return (
    <DialogForm
      onClose={onClose}
      prefix="deactivate"
      confirm={t.deactivateAccount}
      danger
      form={() => createDeactivateForm(userId, screen.deactivate)}
      onDone={() => toast(t.accountDeactivated, { tone: 'success' })}
    >
      {(form) => (
        <>
          <Notice
            tone={work.placements + work.applications + work.holding > 0 ? 'warning' : 'neutral'}
            title={t.whatTouches}
          >
            <ul>
              {touchedBy(work).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </Notice>
          {work.holding > 0 && (
            <Loaded data={screen.admins} label={t.lookingColleagues}>
              {(admins) => (
                <Select
                  {...form.text('handTo')}
                  label={t.whoTakesWhatHand}
                  optional
                  placeholder={t.nobodyYet}
                  options={admins
                    .filter(({ id }) => id !== userId)
                    .map(({ id, name }) => ({ value: id, label: name }))}
                />
              )}
            </Loaded>
          )}
          <Text>{t.accountSignedOutEvery}</Text>
          <TextArea
            {...form.text('reason')}
            label={t.reason}
            hint={t.personGetsEmail}
            maxLength={LONGEST_REASON}
          />
        </>
      )}
    </DialogForm>
  );
}
