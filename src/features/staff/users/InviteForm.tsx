import { useStore } from '@nanostores/react';
import { useState, type FormEvent } from 'react';
import { explainOnForm } from '../../../domain/explain.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ErrorSummary } from '../../../ui/error-summary/ErrorSummary.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { TextField } from '../../../ui/text-field/TextField.tsx';
import { addressFault, type InvitationsStore } from './invitations.ts';

/** Whom to invite. */
export function InviteForm({ invitations, onClose }: { invitations: InvitationsStore; onClose: () => void }) {
  const { busy, error } = useStore(invitations.invite.$state);
  const refused = useStore(invitations.$addressFault);
  const [missing, setMissing] = useState<string>();
  const [tries, setTries] = useState(0);
  const tried = tries > 0;
  const fault = missing ?? (tried && !busy ? refused : undefined);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email') ?? '').trim();
    const found = addressFault(email);
    setMissing(found);
    if (!found && (await invitations.invite.run(email))) return;
    setTries((count) => count + 1);
  };

  return (
    <Form onSubmit={(event) => void submit(event)}>
      <ErrorSummary errors={fault ? [{ fieldId: 'invite-email', message: fault }] : []} attempt={tries} />
      {tried && error && !busy && !fault && (
        <Notice tone="danger" announce>
          {explainOnForm(error)}
        </Notice>
      )}
      <Text>
        An admin sees everything: families with their addresses, caregivers with their papers, and all
        accounts. Invite only people of your own team.
      </Text>
      <TextField
        id="invite-email"
        name="email"
        label="E-mail address"
        hint="They sign up with this address. The invitation is good for a week, and once."
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={fault}
      />
      <Stack direction="row" gap={2} wrap>
        <Button type="submit" busy={busy} busyLabel="Making the invitation…">
          Send invitation
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
      </Stack>
    </Form>
  );
}
