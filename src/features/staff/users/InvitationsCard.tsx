import { useState } from 'react';
import { formatDateTime } from '../../../domain/operator.ts';
import { Badge } from '../../../ui/badge/Badge.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { ConfirmDialog } from '../../../parts/confirm-dialog/ConfirmDialog.tsx';
import { DividedList } from '../../../ui/divided-list/DividedList.tsx';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import type { Invitation, InvitationsStore } from './invitations.ts';

/** Who was invited and has not come yet. */
export function InvitationsCard({ invitations }: { invitations: InvitationsStore }) {
  return (
    <Card heading="Open invitations">
      <Loaded data={invitations.list} label="Loading the invitations…">
        {(list) =>
          list.length === 0 ? (
            <Text tone="muted">Nobody is invited at the moment.</Text>
          ) : (
            <DividedList>
              {list.map((invitation) => (
                <Entry key={invitation.id} invitation={invitation} invitations={invitations} />
              ))}
            </DividedList>
          )
        }
      </Loaded>
    </Card>
  );
}

function Entry({ invitation, invitations }: { invitation: Invitation; invitations: InvitationsStore }) {
  const { email, expiresAt } = invitation;
  const [asking, setAsking] = useState(false);
  const [revoke] = useState(() => invitations.revoke(invitation));
  const [isExpired] = useState(() => Date.parse(expiresAt) <= Date.now());
  return (
    <li>
      <Stack direction="row" justify="between" align="center" gap={3} wrap>
        <div>
          <Text strong>{email}</Text>
          {isExpired ? (
            <Badge>Expired {formatDateTime(expiresAt)}</Badge>
          ) : (
            <Text size="sm" tone="muted">
              Works until {formatDateTime(expiresAt)}
            </Text>
          )}
        </div>
        <Button
          variant="secondary"
          size="small"
          aria-label={`Take back the invitation of ${email}`}
          onClick={() => setAsking(true)}
        >
          Take back
        </Button>
      </Stack>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Take this invitation back?"
        confirm="Take back"
        busyLabel="Taking it back…"
        act={revoke}
        onDone={() => toast('The invitation is taken back.', { tone: 'success' })}
      >
        The link that {email} has stops working. You can invite them again.
      </ConfirmDialog>
    </li>
  );
}
