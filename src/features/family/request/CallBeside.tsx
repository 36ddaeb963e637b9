import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { showTypedPhone } from '../../../domain/phone.ts';
import { href } from '../../../domain/routes.ts';
import { fill } from '../../../lib/fill.ts';
import { ok } from '../../../lib/result.ts';
import { loadable } from '../../../state/loadable.ts';
import { Card } from '../../../ui/card/Card.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { TextArea } from '../../../ui/text-area/TextArea.tsx';
import { focusWhenShown } from '../../../ui/field/focus-field.ts';
import { callAddress } from './CallDesk.tsx';
import { loadCalls } from './calls.ts';
import { KnownCaller, useKnownCaller } from './KnownCaller.tsx';
import type { Wizard } from './wizard.ts';
import * as t from './call-desk.words.ts';

const LONGEST_NOTES = 2000;

/** Beside every step of a call: who is on the phone, the other calls, and staff's notes. */
export function CallBeside({ wizard, id }: { wizard: Wizard; id: string }) {
  const { contactName, contactPhone, internalNotes } = useStore(wizard.$answers);
  const step = useStore(wizard.$step);
  const [calls] = useState(() => loadable(async () => ok(await loadCalls())));
  const known = useKnownCaller(contactPhone);
  const found = useStore(calls.$value);
  const others = found.state === 'ready' ? found.value.filter((call) => call.id !== id) : [];
  return (
    <Card>
      <div>
        <Text strong>{fill(t.onThePhone, { name: contactName || t.noName })}</Text>
        <Text size="sm" tone="muted">
          {showTypedPhone(contactPhone)}
        </Text>
      </div>
      <KnownCaller found={known} />
      {!step.internal && (
        <TextArea
          id="notes-beside"
          label={t.notesBeside}
          hint={t.onlyAdminsRead}
          rows={5}
          maxLength={LONGEST_NOTES}
          value={internalNotes}
          onChange={(event) => wizard.answer({ internalNotes: event.currentTarget.value })}
        />
      )}
      {others.length > 0 && (
        <Stack gap={1}>
          <Text strong>{t.otherCalls}</Text>
          {others.map((call) => (
            <Link key={call.id} href={callAddress(call.id)} onClick={() => focusWhenShown('questions')}>
              {[call.name || t.noName, call.phone].filter(Boolean).join(', ')}
            </Link>
          ))}
        </Stack>
      )}
      <Link href={href('adminRequestNew')}>{t.allCalls}</Link>
    </Card>
  );
}
