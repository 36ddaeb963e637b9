import { useStore } from '@nanostores/react';
import type { Profile } from '../../../domain/profile.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { ErrorSummary } from '../../../ui/error-summary/ErrorSummary.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { PasswordField } from '../../../ui/password-field/PasswordField.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { TextField } from '../../../ui/text-field/TextField.tsx';
import type { AccountStore } from './account-screen.ts';
import { emailFaults } from './account-forms.ts';
import { HiddenUsername } from './HiddenUsername.tsx';
import { useCheckedForm } from './use-checked-form.ts';

/** Changing the address: asked for here, done by the link in the mail that goes to the new one. */
export function EmailCard({ profile, screen }: { profile: Profile; screen: AccountStore }) {
  const draft = useStore(screen.emailDraft.$draft) ?? '';
  const newEmail = useStore(screen.$newEmail);
  const form = useCheckedForm({
    prefix: 'email',
    names: ['newEmail', 'password'],
    // Typed or pasted, a space at an end belongs to no address.
    faultsOf: (typed) => emailFaults({ ...typed, newEmail: typed.newEmail.trim() }, profile.email),
    act: screen.changeEmail,
    onDone: screen.emailDraft.forget,
  });
  return (
    <Card heading="Change your e-mail address">
      {newEmail && newEmail !== profile.email && (
        <Notice announce title="Look into the inbox of your new address">
          We sent a mail to {newEmail}, unless that address belongs to another account. Open the link in it,
          on any device: from then on you sign in with the new address. Until then nothing changes.
        </Notice>
      )}
      <Form onSubmit={form.submit}>
        <ErrorSummary errors={form.errors} attempt={form.attempt} />
        {form.problem && (
          <Notice tone="danger" announce>
            {form.problem}
          </Notice>
        )}
        <TextField
          {...form.field('newEmail')}
          label="New e-mail address"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          value={draft}
          onChange={(event) => screen.emailDraft.keep(event.currentTarget.value)}
        />
        <PasswordField
          {...form.field('password')}
          label="Your password"
          hint="So that nobody else can do this on a device that you left open."
          autoComplete="current-password"
        />
        <HiddenUsername email={profile.email} />
        <Stack direction="row">
          <Button type="submit" variant="secondary" busy={form.busy} busyLabel="Sending the mail…">
            Change e-mail address
          </Button>
        </Stack>
      </Form>
    </Card>
  );
}
