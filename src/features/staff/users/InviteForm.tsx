import { EmailField } from '../../../parts/email-field/EmailField.tsx';
import { useForm } from '../../../parts/form/use-form.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ErrorSummary } from '../../../ui/error-summary/ErrorSummary.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import type { InvitationsStore } from './invitations.ts';
import * as t from './words.ts';

export function InviteForm({ invitations, onClose }: { invitations: InvitationsStore; onClose: () => void }) {
  const form = useForm(invitations.form, { prefix: 'invite' });
  return (
    <Form {...form.props}>
      <ErrorSummary {...form.summary} />
      <Text>{t.adminSeesEverythingFamilies}</Text>
      <EmailField
        {...form.text('email')}
        label={t.emailAddress}
        hint={t.theySignUpAddress}
        autoComplete="off"
      />
      <Stack direction="row" gap={2} wrap>
        <Button type="submit" busy={form.busy} busyLabel={t.makingInvitation}>
          {t.sendInvitation}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t.cancel}
        </Button>
      </Stack>
    </Form>
  );
}
