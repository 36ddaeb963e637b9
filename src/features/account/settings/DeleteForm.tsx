import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Profile } from '../../../domain/profile.ts';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { useForm } from '../../../parts/form/use-form.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ErrorSummary } from '../../../ui/error-summary/ErrorSummary.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { PasswordField } from '../../../ui/password-field/PasswordField.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { CodeField } from '../second-factor/CodeField.tsx';
import { createProofForm } from '../second-factor/proof-form.ts';
import { HiddenUsername } from '../HiddenUsername.tsx';
import type { AccountStore } from './account-screen.ts';
import { WHAT_GOES, WHAT_STAYS } from './deletion-words.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

interface DeleteFormProps {
  profile: Profile;
  screen: Pick<AccountStore, 'deleteAccount' | 'whatEnds' | '$hasFactor'>;
  onClose: () => void;
}

/** Says what deleting means, and asks for the password. */
export function DeleteForm({ profile, screen, onClose }: DeleteFormProps) {
  const [store] = useState(() => createProofForm(screen.deleteAccount));
  const hasFactor = useStore(screen.$hasFactor);
  const form = useForm(store, { prefix: 'delete', onDone: onClose });
  const placed = useStore(screen.whatEnds.$value);
  // First the person must be able to read who relies on them.
  const mayDelete = placed.state === 'ready' && !placed.error;
  return (
    <Form {...form.props}>
      <ErrorSummary {...form.summary} />
      <Stack gap={2}>
        <Loaded data={screen.whatEnds} label={t.lookingUpPlacements}>
          {({ clients, applications }) => (
            <>
              <Ending heading={t.whoCountsOnYou} words={t.placementsEndAtOnce} lines={clients} />
              <Ending heading={t.openApplications} words={t.applicationsGo} lines={applications} />
            </>
          )}
        </Loaded>
        <Heading level={3}>{t.whatGoesOnceGood}</Heading>
        <ul>
          {WHAT_GOES.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
        <Heading level={3}>{t.whatStaysWhy}</Heading>
        <ul>
          {WHAT_STAYS.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      </Stack>
      {mayDelete && (
        <>
          <PasswordField
            {...form.text('password')}
            label={t.yourPassword}
            hint={fill(t.nobodyCanBringAccount, { email: profile.email })}
            autoComplete="current-password"
          />
          {hasFactor && <CodeField {...form.text('code')} />}
          <HiddenUsername email={profile.email} />
        </>
      )}
      <Stack direction="row" gap={2} wrap>
        {mayDelete && (
          <Button type="submit" variant="danger" busy={form.busy} busyLabel={t.deletingAccount}>
            {t.deleteMyAccount}
          </Button>
        )}
        <Button variant="secondary" onClick={onClose}>
          {t.keepMyAccount}
        </Button>
      </Stack>
    </Form>
  );
}

function Ending({ heading, words, lines }: { heading: string; words: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <>
      <Heading level={3}>{heading}</Heading>
      <Text>{words}</Text>
      <ul>
        {lines.map((line, nr) => (
          <li key={nr}>{line}</li>
        ))}
      </ul>
    </>
  );
}
