import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { explain } from '../../../domain/explain.ts';
import { MESSAGES, type MessageKind } from '../../../domain/messages.ts';
import { formatDateTime } from '../../../domain/operator.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { DividedList } from '../../../ui/divided-list/DividedList.tsx';
import { EmptyState } from '../../../ui/empty-state/EmptyState.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { AGAIN_WORDS, type EmailsStore, type FailedMail } from './emails-screen.ts';

interface FailedMailsProps {
  mails: readonly FailedMail[];
  again: EmailsStore['again'];
}

/** Each email that did not arrive: to whom, what about, why, and what can be done. */
export function FailedMails({ mails, again }: FailedMailsProps) {
  if (mails.length === 0) {
    return (
      <EmptyState title="Every email has arrived" icon="mail">
        If a mail server refuses one, you find it here.
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
  const { to, kind, failedAt, attempts, failure, canBeSentAgain } = mail;
  const [sending] = useState(() => again(mail));
  const { busy, error } = useStore(sending.$state);
  const send = async () => {
    if (await sending.run()) toast('The email is on its way again.', { tone: 'success' });
  };
  return (
    <li>
      <Stack gap={2}>
        <Stack direction="row" justify="between" align="center" gap={3} wrap>
          <div>
            <Text strong>{to}</Text>
            <Text size="sm">
              {MESSAGES[kind as MessageKind].label}, given up {formatDateTime(failedAt)} after{' '}
              {attempts === 1 ? 'one try' : `${attempts} tries`}
            </Text>
            <Text size="sm" tone="muted">
              Reason: {failure}
            </Text>
            {!canBeSentAgain && (
              <Text size="sm" tone="muted">
                {NOT_AGAIN[kind] ?? 'What it said is out of date, so it can’t be sent again.'}
              </Text>
            )}
          </div>
          {canBeSentAgain && (
            <Button
              variant="secondary"
              size="small"
              busy={busy}
              busyLabel="Sending…"
              aria-label={`Send again to ${to}`}
              onClick={() => void send()}
            >
              Send again
            </Button>
          )}
        </Stack>
        {error && !busy && (
          <Notice tone="danger" announce>
            {explain(error, AGAIN_WORDS)}
          </Notice>
        )}
      </Stack>
    </li>
  );
}

const ASKED_FOR = 'Its link has run out. The person can ask for another.';
const NEW_LINK = 'Its link was for this email alone. Give the family a new one, on the page of its request.';
const NOT_AGAIN: Readonly<Record<string, string>> = {
  confirmation: ASKED_FOR,
  recovery: ASKED_FOR,
  email_change: ASKED_FOR,
  receipt: NEW_LINK,
  private_link: NEW_LINK,
};
