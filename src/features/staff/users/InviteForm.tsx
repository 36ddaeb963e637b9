import { EmailField } from '../../../parts/email-field/EmailField.tsx';
import { useForm } from '../../../parts/form/use-form.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ErrorSummary } from '../../../ui/error-summary/ErrorSummary.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import type { InvitationsStore } from './invitations.ts';

/** Whom to invite. */
export function InviteForm({ invitations, onClose }: { invitations: InvitationsStore; onClose: () => void }) {
  const form = useForm(invitations.form, { prefix: 'invite' });
  return (
    <Form {...form.props}>
      <ErrorSummary {...form.summary} />
      <Text>
        An admin sees everything: families with their addresses, caregivers with their documents, and all
        accounts. Invite only people of your own team.
      </Text>
      <EmailField
        {...form.text('email')}
        label="Email address"
        hint="They sign up with this address. The invitation is good for a week, and once."
        autoComplete="off"
      />
      <Stack direction="row" gap={2} wrap>
        <Button type="submit" busy={form.busy} busyLabel="Making the invitation…">
          Send invitation
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
      </Stack>
    </Form>
  );
}
