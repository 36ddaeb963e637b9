import { valibotResolver } from '@hookform/resolvers/valibot';
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { InferOutput } from 'valibot';
import { explainOnForm } from '../../../domain/explain.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ErrorSummary } from '../../../ui/error-summary/ErrorSummary.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { AboutYou } from './AboutYou.tsx';
import { PROFILE_FIELDS } from '../profile-fields.ts';
import { profileForm, type ProfileInput, toDraft, toForm } from './profile-form.ts';
import { missingOf, type ProfilePage, type ProfileScreenStore } from './profile-screen.ts';
import { ReviewCard } from './ReviewCard.tsx';
import { WhatYouOffer } from './WhatYouOffer.tsx';
import { WhereAndWhen } from './WhereAndWhen.tsx';

type Checked = InferOutput<typeof profileForm>;

/** The whole profile as one form. */
export function ProfileForm({ screen, page }: { screen: ProfileScreenStore; page: ProfilePage }) {
  const { profile, unsaved } = page;
  const form = useForm<ProfileInput, unknown, Checked>({
    resolver: valibotResolver(profileForm),
    defaultValues: unsaved ?? toForm(profile),
    shouldFocusError: false,
  });
  const [consentProblem, setConsentProblem] = useState<string>();
  const { busy, error } = useStore(screen.send.$state);
  const sending = useStore(screen.$sending);
  const { errors: faults, submitCount } = form.formState;

  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => screen.keep(values) }),
    [form, screen],
  );

  const errors = Object.values(PROFILE_FIELDS).flatMap(
    ({ field }): { fieldId: string; message: string }[] => {
      const message = faults[field]?.message;
      return message ? [{ fieldId: field, message }] : [];
    },
  );
  if (consentProblem) errors.push({ fieldId: 'consent', message: consentProblem });

  const save = async (values: Checked) => {
    setConsentProblem(undefined);
    if (await screen.send.run(toDraft(values))) toast('Your profile is saved.', { tone: 'success' });
  };
  const review = async (values: Checked, consent: boolean) => {
    setConsentProblem(consent ? undefined : 'Tick the box to say that you agree.');
    if (!consent) return;
    const done = await screen.send.run(toDraft(values), { consent });
    if (done) toast('Your profile is on its way to us.', { tone: 'success' });
    for (const { field, missing } of missingOf(screen.send.$state.get().error)) {
      form.setError(field, { message: missing });
    }
  };
  const discard = async () => {
    form.reset(toForm(profile));
    await screen.discard();
  };

  return (
    <Form onSubmit={(event) => void form.handleSubmit(save)(event)}>
      <ErrorSummary errors={errors} attempt={submitCount} />
      {error && !busy && errors.length === 0 && (
        <Notice tone="danger" announce title="Your profile was not saved">
          {explainOnForm(error)}
        </Notice>
      )}
      {unsaved && (
        <Notice
          title="We kept what you had typed"
          actions={
            <Button variant="secondary" size="small" onClick={() => void discard()}>
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
        <Button type="submit" busy={busy && sending === 'save'} busyLabel="Saving…">
          Save
        </Button>
      </Stack>
      {(profile.status === 'draft' || profile.status === 'changes_requested') && (
        <ReviewCard
          busy={busy && sending === 'review'}
          consentProblem={consentProblem}
          onReview={(consent) => void form.handleSubmit((values) => review(values, consent))()}
        />
      )}
    </Form>
  );
}
