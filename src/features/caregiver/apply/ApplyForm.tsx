import { useStore } from '@nanostores/react';
import type { FormEvent } from 'react';
import { whyNotNow } from '../../../parts/as-of-notice/why-not-now.ts';
import { useForm } from '../../../parts/form/use-form.ts';
import { $copied } from '../../../state/copied.ts';
import { BottomBar } from '../../../ui/bottom-bar/BottomBar.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { Disclosure } from '../../../ui/disclosure/Disclosure.tsx';
import { ErrorSummary } from '../../../ui/error-summary/ErrorSummary.tsx';
import { focusField } from '../../../ui/field/focus-field.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { RadioGroup } from '../../../ui/radio-group/RadioGroup.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { TextArea } from '../../../ui/text-area/TextArea.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { BEING_SHOWN } from '../being-shown.ts';
import { MAX_MESSAGE_LENGTH, unmetOf } from './apply-form.ts';
import type { ApplyStore } from './apply-screen.ts';
import { TimesChoice } from './TimesChoice.tsx';
import { UnmetCard } from './UnmetCard.tsx';
import type { ApplyValues } from './application-draft.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

interface ApplyFormProps {
  jobId: string;
  store: ApplyStore['form'];
  /** Shows the application once it has arrived. */
  onSent: () => void;
  job: { availability: number };
  /** The caregiver’s week, without the times that are taken. */
  free: number;
}

/** Asks at which times the caregiver can come, whether families may see them, and for a few words to our team. */
export function ApplyForm({ jobId, store, onSent, job, free }: ApplyFormProps) {
  const offline = useStore($copied) !== undefined || !navigator.onLine;
  const form = useForm(store, {
    failureTitle: t.applicationNotSent,
    onDone: (fate) => {
      if (fate === 'waiting') return;
      toast(t.applicationWillAnswer, { tone: 'success' });
      onSent();
    },
  });
  const submit = (event: FormEvent) => {
    if (form.values.mayShare) return form.props.onSubmit(event);
    event.preventDefault();
    // “Apply” is in view long before the question, so the focus goes to the question.
    store.fault({ mayShare: t.chooseMayShare }, false);
    focusField('mayShare');
  };
  const unmet = form.failure ? unmetOf(form.failure) : [];
  return (
    <Card heading={t.applyJob}>
      <Form {...form.props} onSubmit={submit}>
        {unmet.length > 0 ? (
          <UnmetCard jobId={jobId} unmet={unmet} announce />
        ) : (
          form.values.mayShare && <ErrorSummary {...form.summary} />
        )}
        <TimesChoice
          job={job}
          free={free}
          value={form.values.times}
          onChange={(times) => form.change({ times })}
          error={form.field('times').error}
        />
        <Disclosure summary={t.addMessage} open={form.restored}>
          <TextArea
            {...form.text('message')}
            label={t.yourMessage}
            optional
            hint={t.whyWouldLikeJob}
            rows={4}
            maxLength={MAX_MESSAGE_LENGTH}
          />
        </Disclosure>
        <RadioGroup
          id="mayShare"
          name="mayShare"
          legend={t.mayWeShare}
          hint={fill(t.canChangeLaterApplications, { what: BEING_SHOWN.what, never: BEING_SHOWN.never })}
          options={[
            { value: 'yes', label: t.yesShare, hint: t.weMaySuggest },
            { value: 'no', label: t.noDontShare, hint: t.weCannotSuggest },
          ]}
          value={form.values.mayShare}
          onChange={(chosen) => form.change({ mayShare: chosen as ApplyValues['mayShare'] })}
          error={form.field('mayShare').error}
        />
        {offline && <Text>{fill(t.applyOffline, { why: whyNotNow() })}</Text>}
        <BottomBar>
          <Button type="submit" busy={form.busy} busyLabel={t.sendingApplication}>
            {t.apply}
          </Button>
        </BottomBar>
      </Form>
    </Card>
  );
}
