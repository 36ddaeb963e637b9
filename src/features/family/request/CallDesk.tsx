import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { Client } from '../../../domain/client.ts';
import { formatDateTime } from '../../../domain/operator.ts';
import { href } from '../../../domain/routes.ts';
import { fill } from '../../../lib/fill.ts';
import { ok } from '../../../lib/result.ts';
import { useForm } from '../../../parts/form/use-form.ts';
import { draftStore } from '../../../state/draft-store.ts';
import { createForm } from '../../../state/form.ts';
import { loadable, type Loadable } from '../../../state/loadable.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { DividedList } from '../../../ui/divided-list/DividedList.tsx';
import { focusWhenShown } from '../../../ui/field/focus-field.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { PageHeader } from '../../../ui/page-header/PageHeader.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { TextField } from '../../../ui/text-field/TextField.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import { beginCall, type Call, callDrafts, loadCalls } from './calls.ts';
import { KnownCaller, useKnownCaller } from './KnownCaller.tsx';
import { column } from './RequestWizard.css.ts';
import * as t from './call-desk.words.ts';

export const callAddress = (id: string) => `${href('adminRequestNew')}?call=${id}`;

/** Before a call is entered: who is on the phone, whether we know them, and unfinished calls. */
export function CallDesk({ open }: { open: (path: string) => void }) {
  const [calls] = useState(() => loadable(async () => ok(await loadCalls())));
  const [store] = useState(() =>
    createForm({
      initial: { name: '', phone: '', recipient: '' },
      check: ({ name }) => ({ name: name.trim() ? undefined : t.writeName }),
      submit: async ({ name, phone, recipient }) => ok(await beginCall(name.trim(), phone.trim(), recipient)),
      draft: draftStore<{ name?: string; phone?: string }>('call-desk'),
    }),
  );
  const start = (id: string) => {
    open(callAddress(id));
    focusWhenShown('relation');
  };
  const form = useForm(store, { onDone: start });
  const found = useKnownCaller(form.values.phone);
  const clients = found?.ok ? found.value.flatMap(({ client }) => client ?? []) : [];
  const known = new Set(clients.map(({ recipient }) => recipient)).size === 1 ? clients[0] : undefined;
  const begin = async (client?: NonNullable<Client>) => {
    if (client) {
      const { contact, recipient } = client;
      // A caller who needs the care gives the name as the answer to the first question.
      form.change({
        name: form.values.name.trim() || contact,
        recipient: recipient === contact ? '' : recipient,
      });
    }
    const begun = await store.submit();
    if (begun?.ok) start(begun.value);
  };
  // Also after a call, whose last page was this same screen.
  useEffect(() => focusWhenShown('name'), []);
  return (
    <div className={column}>
      <Stack gap={4}>
        <PageHeader title={t.newCall} intro={t.nameFirst} />
        <Card>
          <Form
            {...form.props}
            onSubmit={(event) => {
              if (!known) return form.props.onSubmit(event);
              event.preventDefault();
              void begin(known);
            }}
          >
            <TextField {...form.text('name')} label={t.callersName} autoComplete="off" maxLength={120} />
            <TextField
              {...form.text('phone')}
              label={t.callersNumber}
              optional
              type="tel"
              autoComplete="off"
              maxLength={40}
            />
            <KnownCaller found={found} onChoose={known ? undefined : (client) => void begin(client)} />
            <Stack direction="row" gap={2} wrap>
              <Button type="submit" busy={form.busy}>
                {known ? fill(t.startFor, { name: known.recipient }) : t.startRequest}
              </Button>
              {known && (
                <Button variant="secondary" onClick={() => void begin()}>
                  {t.startForOther}
                </Button>
              )}
            </Stack>
          </Form>
        </Card>
        <CallsUnderWay calls={calls} />
      </Stack>
    </div>
  );
}

function CallsUnderWay({ calls }: { calls: Loadable<Call[]> }) {
  const found = useStore(calls.$value);
  if (found.state !== 'ready' || found.value.length === 0) return null;
  return (
    <Card heading={t.callsUnderWay}>
      <DividedList gap={2}>
        {found.value.map(({ id, name, phone, savedAt }) => (
          <li key={id}>
            <Stack direction="row" gap={3} wrap align="center" justify="between">
              <div>
                <Text strong>{name || t.noName}</Text>
                <Text size="sm" tone="muted">
                  {[phone, formatDateTime(new Date(savedAt).toISOString())].filter(Boolean).join(' · ')}
                </Text>
              </div>
              <Stack direction="row" gap={2}>
                <ButtonLink href={callAddress(id)} size="small" onClick={() => focusWhenShown('questions')}>
                  {t.goOnWithCall}
                  <VisuallyHidden>: {name}</VisuallyHidden>
                </ButtonLink>
                <RemoveCall
                  id={id}
                  name={name}
                  onRemoved={() => {
                    // The pressed button disappears.
                    focusWhenShown('name');
                    void calls.reload();
                  }}
                />
              </Stack>
            </Stack>
          </li>
        ))}
      </DividedList>
    </Card>
  );
}

function RemoveCall({ id, name, onRemoved }: { id: string; name: string; onRemoved: () => void }) {
  const [asking, setAsking] = useState(false);
  const remove = async () => {
    if (!asking) return setAsking(true);
    await callDrafts(id).forget();
    onRemoved();
  };
  return (
    <Button
      variant={asking ? 'danger' : 'quiet'}
      size="small"
      onClick={() => void remove()}
      onBlur={() => setAsking(false)}
    >
      {asking ? t.removeForGood : t.remove}
      <VisuallyHidden>: {name}</VisuallyHidden>
    </Button>
  );
}
