import { useState } from 'react';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { PageHeader } from '../../../ui/page-header/PageHeader.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { FailedMails } from './FailedMails.tsx';
import { createEmailsScreen } from './emails-screen.ts';

/** `/admin/emails`: the emails that did not arrive. */
export default function EmailsScreen() {
  const [screen] = useState(() => createEmailsScreen());
  return (
    <Stack gap={4}>
      <PageHeader
        title="Emails that did not arrive"
        intro="A mail server refused these, or was out of reach for too long. Send them again, or tell the person by phone."
      />
      <Loaded data={screen.list} label="Loading the emails…">
        {(mails) => <FailedMails mails={mails} again={screen.again} />}
      </Loaded>
    </Stack>
  );
}
