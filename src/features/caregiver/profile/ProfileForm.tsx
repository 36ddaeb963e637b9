import { useEffect } from 'react';
import { useForm } from '../../../parts/form/use-form.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ErrorSummary } from '../../../ui/error-summary/ErrorSummary.tsx';
import { focusField } from '../../../ui/field/focus-field.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import type { AskedChanges } from './asked-changes.ts';
import { AskedHint } from './AskedHint.tsx';
import { AboutYou } from './AboutYou.tsx';
import type { ProfileForm as ProfileFormStore } from './profile-form.ts';
import type { ProfileInput } from './profile-input.ts';
import { ReviewCard } from './ReviewCard.tsx';
import { WhatYouOffer } from './WhatYouOffer.tsx';
import { WhereAndWhen } from './WhereAndWhen.tsx';

/** What each part of the profile's form gets: the one form they share. */
export type ProfileFormProps = { form: ReturnType<typeof useProfileForm> };

interface Props {
  store: ProfileFormStore;
  /** Whether it may be sent for review as it stands. */
  canSend: boolean;
  /** What we want changed. */
  asked?: AskedChanges;
}

/** The whole profile as one form. */
export function ProfileForm({ store, canSend, asked }: Props) {
  const form = useProfileForm(store, asked);
  // The fields come after the page: whoever was sent to one of them is brought there now.
  useEffect(() => void focusField(location.hash.slice(1)), []);
  return (
    <Form {...form.props}>
      <ErrorSummary {...form.summary} />
      {form.restored && (
        <Notice
          title="We kept what you had typed"
          actions={
            <Button variant="secondary" size="small" onClick={() => store.reset()}>
              Discard these changes
            </Button>
          }
        >
          It is on this device only. Save it to keep it for good.
        </Notice>
      )}
      <AboutYou form={form} />
      <WhatYouOffer form={form} />
      <WhereAndWhen form={form} />
      <Stack direction="row">
        <Button
          type="submit"
          busy={form.busy && form.values.aim === 'save'}
          busyLabel="Saving…"
          onClick={() => form.busy || form.change({ aim: 'save' })}
        >
          Save
        </Button>
      </Stack>
      {canSend && <ReviewCard form={form} />}
    </Form>
  );
}

function useProfileForm(store: ProfileFormStore, asked?: AskedChanges) {
  const form = useForm(store, {
    failureTitle: 'Your profile was not saved',
    onDone: (aim) =>
      toast(aim === 'save' ? 'Your profile is saved.' : 'Your profile is on its way to us.', {
        tone: 'success',
      }),
  });
  return {
    ...form,
    /** A field's hint, with what we want changed there. */
    hint: (name: keyof ProfileInput, hint?: string) =>
      asked?.fields.includes(name) ? <AskedHint hint={hint} words={asked.words} /> : hint,
  };
}
