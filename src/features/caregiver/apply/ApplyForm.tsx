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
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

interface ApplyFormProps {
  store: ApplyStore['form'];
  open: ScreenProps['open'];
  /** The times that the job asks for. */
  job: { visits?: unknown; availability: number };
  /** The caregiver’s week, without the times that are taken. */
  free: number;
}

/** The times that the caregiver can do, a few words to the placement team, and the application. */
export function ApplyForm({ store, open, job, free }: ApplyFormProps) {
  const form = useForm(store, {
    failureTitle: t.applicationNotSent,
    onDone: (id) => {
      toast(t.applicationWillAnswer, { tone: 'success' });
      open(href('caregiverApplication', { id }));
    },
  });
  const unmet = form.failure ? unmetOf(form.failure) : [];
  return (
    <Card heading={t.applyJob}>
      <Form {...form.props}>
        {unmet.length > 0 ? <UnmetCard unmet={unmet} announce /> : <ErrorSummary {...form.summary} />}
        <TimesChoice
          job={job}
          free={free}
          value={form.values.times}
          onChange={(times) => form.change({ times })}
          error={form.field('times').error}
        />
        <TextArea
          {...form.text('message')}
          label={t.yourMessage}
          optional
          hint={t.whyWouldLikeJob}
          rows={5}
          maxLength={MAX_MESSAGE_LENGTH}
        />
        <Checkbox
          id="mayBeShown"
          label={BEING_SHOWN.agree}
          hint={fill(t.canChangeLaterApplications, { what: BEING_SHOWN.what, never: BEING_SHOWN.never })}
          checked={form.values.mayBeShown}
          onChange={(event) => form.change({ mayBeShown: event.currentTarget.checked })}
        />
        <WhenConnected to={t.applyWhatWriteHere}>
          <Stack direction="row">
            <Button type="submit" busy={form.busy} busyLabel={t.sendingApplication}>
              {t.apply}
            </Button>
          </Stack>
        </WhenConnected>
      </Form>
    </Card>
  );
}
