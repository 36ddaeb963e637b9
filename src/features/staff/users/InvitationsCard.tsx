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
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import type { Invitation, InvitationsStore } from './invitations.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

interface InvitationsCardProps {
  invitations: InvitationsStore;
  onInvite: (email: string) => void;
}

/** Admin invitations that were not accepted yet. */
export function InvitationsCard(props: InvitationsCardProps) {
  return (
    <Card heading={t.openInvitations}>
      <Loaded data={props.invitations.list} label={t.loadingInvitations}>
        {(list) =>
          list.length === 0 ? (
            <Text tone="muted">{t.nobodyInvitedMoment}</Text>
          ) : (
            <DividedList>
              {list.map((invitation) => (
                <Entry key={invitation.id} invitation={invitation} {...props} />
              ))}
            </DividedList>
          )
        }
      </Loaded>
    </Card>
  );
}

function Entry({ invitation, invitations, onInvite }: InvitationsCardProps & { invitation: Invitation }) {
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
            <Badge>{fill(t.expired, { time: formatDateTime(expiresAt) })}</Badge>
          ) : (
            <Text size="sm" tone="muted">
              {fill(t.worksUntil, { time: formatDateTime(expiresAt) })}
            </Text>
          )}
        </div>
        <Stack direction="row" gap={2} wrap>
          {isExpired && (
            <Button variant="secondary" size="small" onClick={() => onInvite(email)}>
              {t.inviteAgain}
              <VisuallyHidden>: {email}</VisuallyHidden>
            </Button>
          )}
          <Button
            variant="secondary"
            size="small"
            aria-label={fill(t.takeBackInvitation, { email })}
            onClick={() => setAsking(true)}
          >
            {t.takeBack}
          </Button>
        </Stack>
      </Stack>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t.takeInvitationBack}
        confirm={t.takeBack}
        busyLabel={t.takingBack}
        act={revoke}
        onDone={() => toast(t.invitationTakenBack, { tone: 'success' })}
      >
        {fill(t.linkStopsWorkingCan, { email })}
      </ConfirmDialog>
    </li>
  );
}
