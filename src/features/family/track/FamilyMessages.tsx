import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { FamilyMessage, TrackedRequest } from '../../../data/tracked-request.ts';
import { operator } from '../../../domain/operator.ts';
import { fill } from '../../../lib/fill.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Disclosure } from '../../../ui/disclosure/Disclosure.tsx';
import { DividedList } from '../../../ui/divided-list/DividedList.tsx';
import { focusWhenShown } from '../../../ui/field/focus-field.ts';
import { Fold } from '../../../ui/fold/Fold.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { askedChange } from './asked-change.ts';
import type { Changes } from './changes.ts';
import { messageDraft } from './drafts.ts';
import { createMessageForm } from './message-form.ts';
import { MessageForm } from './MessageForm.tsx';
import { gistOf, SentMessage } from './SentMessage.tsx';
import * as t from './message.words.ts';

export interface FamilyMessagesProps {
  request: Pick<
    TrackedRequest,
    'reference' | 'messages' | 'newTerms' | 'steps' | 'can' | 'purpose' | 'status' | 'erasedAt'
  >;
  changes: Pick<Changes, 'askTeam'>;
  offline: boolean;
}

const ANCHOR = 'messages';
/** How many messages show without unfolding. */
const SHOWN = 2;
const { message: days } = operator.answers.workingDays;

/** The messages between the family and the team, and a form for a new one. */
export default function FamilyMessages({ request, changes, offline }: FamilyMessagesProps) {
  const { reference, messages = [], can, purpose = 'all' } = request;
  const [last] = messages;
  const [sent, setSent] = useState(false);
  const [form] = useState(() => createMessageForm(messageDraft(reference), changes.askTeam));
  const { restored } = useStore(form.$state);
  // A link to one part of the request does not show messages written with it.
  const isPart = purpose !== 'all';
  const isAnswer = isPart && messages.length > 0;
  const isOpen = restored || sent || isAnswer;
  const [opened, setOpened] = useState(false);
  const writing = opened || restored || (messages.length === 0 && !sent);
  const [latest, earlier] = [messages.slice(0, SHOWN), messages.slice(SHOWN)];
  const write = () => {
    setOpened(true);
    focusWhenShown('message-about');
  };
  const thread = (messages.length > 0 || sent) && (
    <div id={ANCHOR} tabIndex={-1}>
      <Stack gap={3}>
        {sent && isPart && <Text strong>{t.received}</Text>}
        {latest.length > 0 && <Thread messages={latest} />}
        {earlier.length > 0 && (
          <Disclosure summary={t.earlier}>
            <Thread messages={earlier} />
          </Disclosure>
        )}
      </Stack>
    </div>
  );
  return (
    <Fold
      heading={can.write && !isAnswer ? t.card : t.yourMessages}
      hint={last && !isOpen && last !== askedChange(request) && gistOf(last)}
      open={isOpen || undefined}
    >
      {isAnswer && thread}
      {can.write && !isAnswer && writing && (
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
      {!isAnswer && thread}
    </Fold>
  );
}

const Thread = ({ messages }: { messages: readonly FamilyMessage[] }) => (
  <DividedList>
    {messages.map((message) => (
      <li key={message.id}>
        <SentMessage message={message} />
      </li>
    ))}
  </DividedList>
);
