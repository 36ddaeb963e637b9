import { MIN_PASSWORD_LENGTH } from '../../../lib/password.ts';
import type { Profile } from '../../../domain/profile.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { ErrorSummary } from '../../../ui/error-summary/ErrorSummary.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { PasswordField } from '../../../ui/password-field/PasswordField.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import type { AccountStore } from './account-screen.ts';
import { passwordFaults } from './account-forms.ts';
import { HiddenUsername } from './HiddenUsername.tsx';
import { useCheckedForm } from './use-checked-form.ts';

/** Changing the password, by whoever knows the present one. */
export function PasswordCard({ profile, screen }: { profile: Profile; screen: AccountStore }) {
  const form = useCheckedForm({
    prefix: 'change',
    names: ['password', 'next'],
    faultsOf: passwordFaults,
    act: screen.changePassword,
    onDone: () => toast('Your password is changed. Your other devices are signed out.', { tone: 'success' }),
  });
  return (
    <Card heading="Change your password">
      <Form onSubmit={form.submit}>
        <ErrorSummary errors={form.errors} attempt={form.attempt} />
        {form.problem && (
          <Notice tone="danger" announce>
            {form.problem}
          </Notice>
        )}
        <PasswordField {...form.field('password')} label="Current password" autoComplete="current-password" />
        <PasswordField
          {...form.field('next')}
          label="New password"
          hint={`At least ${MIN_PASSWORD_LENGTH} characters. A few words in a row are easy to remember.`}
          autoComplete="new-password"
        />
        <HiddenUsername email={profile.email} />
        <Stack direction="row">
          <Button type="submit" variant="secondary" busy={form.busy} busyLabel="Changing your password…">
            Change password
          </Button>
        </Stack>
      </Form>
    </Card>
  );
}
