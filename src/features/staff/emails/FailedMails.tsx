import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { clientInWords } from '../../../domain/client.ts';
import { MESSAGES, type MessageKind } from '../../../domain/messages/messages.ts';
import { formatDateTime } from '../../../domain/operator.ts';
import { ActionError } from '../../../parts/action-error/ActionError.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { DividedList } from '../../../ui/divided-list/DividedList.tsx';
import { EmptyState } from '../../../ui/empty-state/EmptyState.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { AGAIN_WORDS, type EmailsStore, type FailedMail } from './emails-screen.ts';
import { href } from '../../../domain/routes.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { fillNodes } from '../../../ui/text/fill-nodes.tsx';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

interface FailedMailsProps {
  mails: readonly FailedMail[];
  again: EmailsStore['again'];
}

/** Each undelivered email: recipient, subject, reason, and what to do. */
export function FailedMails({ mails, again }: FailedMailsProps) {
  if (mails.length === 0) {
    return (
      <EmptyState title={t.everyEmailArrived} icon="mail">
        {t.ifMailServerRefuses}
      </EmptyState>
    );
  }
  return (
    <Card>
      <DividedList>
        {mails.map((mail) => (
          <Entry key={mail.id} mail={mail} again={again} />
        ))}
      </DividedList>
    </Card>
  );
}

function Entry({ mail, again }: { mail: FailedMail; again: EmailsStore['again'] }) {
  const { to, kind, failedAt, attempts, failure, canBeSentAgain, requestId, client } = mail;
  const [sending] = useState(() => again(mail));
  const { busy } = useStore(sending.$state);
  const send = async () => {
    if (await sending.run()) toast(t.emailWayAgain, { tone: 'success' });
  };
  return (
    <li>
      <Stack gap={2}>
        <Stack direction="row" justify="between" align="center" gap={3} wrap>
          <div>
            {requestId && <Text strong>{clientInWords(client)}</Text>}
            <Text strong={!requestId}>{to}</Text>
            <Text size="sm">
              {fill(t.givenUpAfter, {
                label: MESSAGES[kind as MessageKind].texts.label,
                time: formatDateTime(failedAt),
                count: attempts,
              })}
            </Text>
            <Text size="sm" tone="muted">
              {fill(t.reason, { failure: t.failures[failure] ?? failure })}
            </Text>
            {!canBeSentAgain && (
              <Text size="sm" tone="muted">
                {requestId && NEW_LINKS.includes(kind)
                  ? fillNodes(t.linkEmailAloneGive, {
                      page: <Link href={href('adminRequest', { id: requestId })}>{t.pageOfRequest}</Link>,
                    })
                  : (NOT_AGAIN[kind] ?? t.whatSaidOutDate)}
              </Text>
            )}
          </div>
          {canBeSentAgain && (
            <Button
              variant="secondary"
              size="small"
              busy={busy}
              busyLabel={t.sending}
              aria-label={fill(t.sendAgainTo, { to })}
              onClick={() => void send()}
            >
              {t.sendAgain}
            </Button>
          )}
        </Stack>
        <ActionError of={sending} words={AGAIN_WORDS} />
      </Stack>
    </li>
  );
}

const ASKED_FOR = t.linkRunOutPerson;
const NEW_LINKS = ['receipt', 'private_link'];
const NOT_AGAIN: Readonly<Record<string, string>> = {
  confirmation: ASKED_FOR,
  recovery: ASKED_FOR,
  email_change: ASKED_FOR,
};
