import { useStore } from '@nanostores/react';
import { EMAIL } from '../../../domain/auth-words.ts';
import { explainOnForm } from '../../../domain/explain.ts';
import type { Profile } from '../../../domain/profile.ts';
import { EmailField } from '../../../parts/email-field/EmailField.tsx';
import { useForm } from '../../../parts/form/use-form.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { ErrorSummary } from '../../../ui/error-summary/ErrorSummary.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { PasswordField } from '../../../ui/password-field/PasswordField.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { CodeField } from '../second-factor/CodeField.tsx';
import { HiddenUsername } from '../HiddenUsername.tsx';
import type { AccountStore } from './account-screen.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

/** Asks for a new address. It takes effect through the link in an email to it. */
export function EmailCard({ profile, screen }: { profile: Profile; screen: AccountStore }) {
  const newEmail = useStore(screen.$newEmail);
  const hasFactor = useStore(screen.$hasFactor);
  const form = useForm(screen.changeEmail, {
    prefix: 'email',
    explain: (failure) => explainOnForm(failure, EMAIL),
    onDone: () => screen.changeEmail.reset(),
  });
  return (
    <Card heading={t.changeEmailAddress}>
      {newEmail && newEmail !== profile.email && (
        <Notice announce title={t.checkInboxNewAddress}>
          {fill(t.sentEmailUnlessAddress, { newEmail })}
        </Notice>
      )}
      <Form {...form.props}>
        <ErrorSummary {...form.summary} />
        <EmailField {...form.text('newEmail')} label={t.newEmailAddress} autoComplete="email" />
        <PasswordField
          {...form.text('password')}
          label={t.yourPassword}
          hint={t.nobodyElseCanDevice}
          autoComplete="current-password"
        />
        {hasFactor && <CodeField {...form.text('code')} />}
        <HiddenUsername email={profile.email} />
        <Stack direction="row">
          <Button type="submit" variant="secondary" busy={form.busy} busyLabel={t.sendingEmail}>
            {t.changeAddress}
          </Button>
        </Stack>
      </Form>
    </Card>
  );
}
