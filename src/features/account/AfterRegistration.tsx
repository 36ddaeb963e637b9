import { useState } from 'react';
import { Stack } from '../../ui/stack/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { carriedEmail } from './carried-email.ts';
import { InboxHints } from './InboxHints.tsx';
import { ResendConfirmation } from './ResendConfirmation.tsx';

/** The part of `/registration/confirmation` that knows which address the mail went to. */
export default function AfterRegistration() {
  const [email] = useState(carriedEmail);
  return (
    <Stack gap={3}>
      {email && (
        <Text>
          We sent it to <strong>{email}</strong>.
        </Text>
      )}
      <InboxHints email={email} />
      <ResendConfirmation email={email} />
    </Stack>
  );
}
