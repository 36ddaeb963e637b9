import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { FamilyMessage, TrackedRequest } from '../../../data/tracking.ts';
import { MESSAGE_ABOUT } from '../../../domain/family-messages.ts';
import { formatDateTime, formatLongDay, operator } from '../../../domain/operator.ts';
import { fill } from '../../../lib/fill.ts';
import { DatedWords } from '../../../parts/dated-words/DatedWords.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Disclosure } from '../../../ui/disclosure/Disclosure.tsx';
import { DividedList } from '../../../ui/divided-list/DividedList.tsx';
import { focusWhenShown } from '../../../ui/field/focus-field.ts';
import { Fold } from '../../../ui/fold/Fold.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import type { Changes } from './changes.ts';
import { messageDraft } from './drafts.ts';
import { isNews } from './is-news.ts';
import { createMessageForm } from './message-form.ts';
import { MessageForm } from './MessageForm.tsx';
import * as t from './message.words.ts';

export interface FamilyMessagesProps {
  request: Pick<TrackedRequest, 'reference' | 'messages' | 'can' | 'purpose'>;
  changes: Pick<Changes, 'askTeam'>;
  offline: boolean;
}

const ANCHOR = 'messages';
/** How many stand there unfolded. */
const SHOWN = 2;
const { message: days } = operator.answers.workingDays;

/** What the family wrote to the team and what that answered, and a form to write more. */
export default function FamilyMessages({ request, changes, offline }: FamilyMessagesProps) {
  const { reference, messages = [], can, purpose = 'all' } = request;
  const [last] = messages;
  const [sent, setSent] = useState(false);
  const [form] = useState(() => createMessageForm(messageDraft(reference), changes.askTeam));
  const { restored } = useStore(form.$state);
  const isOpen = restored || sent || purpose !== 'all' || isNews(last?.answeredAt);
  const [opened, setOpened] = useState(false);
  const writing = opened || restored || messages.length === 0;
  const [latest, earlier] = [messages.slice(0, SHOWN), messages.slice(SHOWN)];
  const write = () => {
    setOpened(true);
    focusWhenShown('message-about');
  };
  return (
    <Fold
      heading={can.write ? t.card : t.yourMessages}
      hint={last && !isOpen && !last.answeredAt && whenAnswered(last)}
      open={isOpen || undefined}
    >
      {can.write && (
        <Text measure>
          {[t.intro, days > 0 && fill(t.within, { count: days }), t.urgent].filter(Boolean).join(' ')}
        </Text>
      )}
      {can.write && writing && (
        <MessageForm
          store={form}
          offline={offline}
          onDone={() => {
            setOpened(false);
            setSent(true);
            toast(t.thanks, { tone: 'success' });
            focusWhenShown(ANCHOR);
          }}
        />
      )}
      {can.write && !writing && (
        <div data-no-print>
          <Button variant="secondary" size="small" onClick={write}>
            {t.write}
          </Button>
        </div>
      )}
      {messages.length > 0 && (
        <div id={ANCHOR} tabIndex={-1}>
          <Stack gap={3}>
            <Thread messages={latest} />
            {earlier.length > 0 && (
              <Disclosure summary={t.earlier}>
                <Thread messages={earlier} />
              </Disclosure>
            )}
          </Stack>
        </div>
      )}
    </Fold>
  );
}

const Thread = ({ messages }: { messages: readonly FamilyMessage[] }) => (
  <DividedList>
    {messages.map((message) => (
      <li key={message.id}>
        <Stack gap={2}>
          <Stack gap={1}>
            <Text strong>{MESSAGE_ABOUT[message.about]}</Text>
            <DatedWords words={message.words}>
              {fill(t.wroteOn, { time: formatDateTime(message.sentAt) })}
            </DatedWords>
          </Stack>
          <Answer {...message} />
        </Stack>
      </li>
    ))}
  </DividedList>
);

const whenAnswered = ({ due }: Pick<FamilyMessage, 'due'>) =>
  due ? fill(t.answerBy, { day: formatLongDay(due) }) : t.received;

function Answer({ answeredAs, answer, answeredAt, due }: FamilyMessage) {
  if (!answeredAs || !answeredAt) {
    return <Text>{whenAnswered({ due })}</Text>;
  }
  const time = formatDateTime(answeredAt);
  if (answeredAs === 'none') return <Text>{fill(t.read, { time })}</Text>;
  return <DatedWords words={answer}>{fill(t.answerOf[answeredAs], { time })}</DatedWords>;
}
