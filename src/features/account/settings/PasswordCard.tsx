import { useStore } from '@nanostores/react';
import type { Profile } from '../../../domain/profile.ts';
import { useForm } from '../../../parts/form/use-form.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { ErrorSummary } from '../../../ui/error-summary/ErrorSummary.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { PasswordField } from '../../../ui/password-field/PasswordField.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { CodeField } from '../second-factor/CodeField.tsx';
import { HiddenUsername } from '../HiddenUsername.tsx';
import { NewPasswordField } from '../NewPasswordField.tsx';
import type { AccountStore } from './account-screen.ts';
import * as t from './words.ts';

/** Changes the password, after asking for the current one. */
export function PasswordCard({ profile, screen }: { profile: Profile; screen: AccountStore }) {
  const hasFactor = useStore(screen.$hasFactor);
  const form = useForm(screen.changePassword, {
    prefix: 'change',
    onDone() {
      screen.changePassword.reset();
      toast(t.passwordChangedOtherDevices, { tone: 'success' });
    },
  });
  return (
    <Card heading={t.changePassword}>
      <Form {...form.props}>
        <ErrorSummary {...form.summary} />
        <PasswordField {...form.text('password')} label={t.currentPassword} autoComplete="current-password" />
        {hasFactor && <CodeField {...form.text('code')} />}
        <NewPasswordField {...form.text('next')} label={t.newPassword} />
        <HiddenUsername email={profile.email} />
        <Stack direction="row">
          <Button type="submit" variant="secondary" busy={form.busy} busyLabel={t.changingPassword}>
            {t.changePasswordButton}
          </Button>
        </Stack>
      </Form>
    </Card>
  );
}
