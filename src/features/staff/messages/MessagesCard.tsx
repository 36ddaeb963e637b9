import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { MESSAGE_ABOUT, type MessageAbout } from '../../../domain/family-messages.ts';
import { formatDateTime } from '../../../domain/operator.ts';
import { fill } from '../../../lib/fill.ts';
import { ActionError } from '../../../parts/action-error/ActionError.tsx';
import { DatedWords } from '../../../parts/dated-words/DatedWords.tsx';
import { Badge } from '../../../ui/badge/Badge.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { ShortList } from '../../../ui/short-list/ShortList.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import AnswerDialog, { type Family } from './AnswerDialog.tsx';
import type { Message, MessagesStore } from './messages.ts';
import { nextStepsOf, type Care } from './next-steps.ts';
import * as t from './words.ts';

interface MessagesCardProps {
  store: MessagesStore;
  family: Family;
  /** Where a requested change can be made; not given on that very page. */
  care?: Care;
}

/** The family's messages with our answers; nothing without any. */
export function MessagesCard({ store, family, care }: MessagesCardProps) {
  const loaded = useStore(store.list.$value);
  const [answering, setAnswering] = useState<Message>();
  if (loaded.state !== 'ready' || loaded.value.length === 0) return null;
  return (
    <Card heading={t.heading} tone={loaded.value.some(({ answeredAt }) => !answeredAt) ? 'primary' : 'plain'}>
      <ShortList
        noun={t.noun}
        items={loaded.value.map((message) => (
          <li key={message.id}>
            <Stack gap={2}>
              <Written message={message} />
              {!message.answeredAt && (
                <Steps message={message} care={care} store={store} answer={() => setAnswering(message)} />
              )}
            </Stack>
          </li>
        ))}
      />
      <ActionError of={store.needNone} />
      {answering && (
        <AnswerDialog
          message={answering}
          store={store}
          family={family}
          onClose={() => setAnswering(undefined)}
        />
      )}
    </Card>
  );
}

function Written({ message }: { message: Message }) {
  const { about, words, sentAt, answeredAs, answer, answeredAt } = message;
  return (
    <>
      <Stack direction="row" gap={2} wrap align="center">
        <Heading level={3} size="sm">
          {MESSAGE_ABOUT[about]}
        </Heading>
        {!answeredAt && <Badge tone="warning">{t.waits}</Badge>}
      </Stack>
      <DatedWords words={words}>{fill(t.wroteOn, { time: formatDateTime(sentAt) })}</DatedWords>
      {answeredAs && answeredAt && (
        <DatedWords words={answer}>
          {fill(t.answerOf[answeredAs], { time: formatDateTime(answeredAt) })}
        </DatedWords>
      )}
    </>
  );
}

interface StepsProps {
  message: { id: string; about: MessageAbout };
  care: Care | undefined;
  store: Pick<MessagesStore, 'needNone'>;
  answer: () => void;
}

/** The steps for a message. If it asks for a change, they include links to where it is made. */
function Steps({ message, care, store, answer }: StepsProps) {
  const { busy } = useStore(store.needNone.$state);
  const needNone = async () => {
    if (await store.needNone.run(message.id)) toast(t.noted, { tone: 'success' });
  };
  return (
    <Stack direction="row" gap={2} wrap align="center">
      <Button size="small" onClick={answer}>
        {t.answer}
      </Button>
      <Button size="small" variant="secondary" busy={busy} onClick={() => void needNone()}>
        {t.noAnswer}
      </Button>
      {care &&
        nextStepsOf(message.about, care).map(({ label, path }) => (
          <Link key={path} href={path}>
            {label}
          </Link>
        ))}
    </Stack>
  );
}
