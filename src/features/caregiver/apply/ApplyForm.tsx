import { href } from '../../../domain/routes.ts';
import { useForm } from '../../../parts/form/use-form.ts';
import type { ScreenProps } from '../../../state/screen-props.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { Checkbox } from '../../../ui/checkbox/Checkbox.tsx';
import { ErrorSummary } from '../../../ui/error-summary/ErrorSummary.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { TextArea } from '../../../ui/text-area/TextArea.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { BEING_SHOWN } from '../being-shown.ts';
import { MAX_MESSAGE_LENGTH, unmetOf } from './apply-form.ts';
import type { ApplyStore } from './apply-screen.ts';
import { TimesChoice } from './TimesChoice.tsx';
import { UnmetCard } from './UnmetCard.tsx';
import { WhenConnected } from '../WhenConnected.tsx';

interface ApplyFormProps {
  store: ApplyStore['form'];
  open: ScreenProps['open'];
  /** The times that the job asks for. */
  asked: number;
  /** The caregiver’s week, without the times that are taken. */
  free: number;
}

/** The times that the caregiver can do, a few words to the placement team, and the application. */
export function ApplyForm({ store, open, asked, free }: ApplyFormProps) {
  const form = useForm(store, {
    failureTitle: 'Your application was not sent',
    onDone: (id) => {
      toast('Your application is in. We will answer it.', { tone: 'success' });
      open(href('caregiverApplication', { id }));
    },
  });
  const unmet = form.failure ? unmetOf(form.failure) : [];
  return (
    <Card heading="Apply for this job">
      <Form {...form.props}>
        {unmet.length > 0 ? <UnmetCard unmet={unmet} announce /> : <ErrorSummary {...form.summary} />}
        <TimesChoice
          asked={asked}
          free={free}
          value={form.values.times}
          onChange={(times) => form.change({ times })}
          error={form.field('times').error}
        />
        <TextArea
          {...form.text('message')}
          label="Your message"
          optional
          hint="Why would you like this job? The placement team reads it together with your profile."
          rows={5}
          maxLength={MAX_MESSAGE_LENGTH}
        />
        <Checkbox
          id="mayBeShown"
          label={BEING_SHOWN.agree}
          hint={`${BEING_SHOWN.what} ${BEING_SHOWN.never} You can change this later, on your application’s page.`}
          checked={form.values.mayBeShown}
          onChange={(event) => form.change({ mayBeShown: event.currentTarget.checked })}
        />
        <WhenConnected to="to apply; what you write here stays on this device until then">
          <Stack direction="row">
            <Button type="submit" busy={form.busy} busyLabel="Sending your application…">
              Apply
            </Button>
          </Stack>
        </WhenConnected>
      </Form>
    </Card>
  );
}
