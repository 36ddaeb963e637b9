import { useState } from 'react';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { PageHeader } from '../../../ui/page-header/PageHeader.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { FailedMails } from './FailedMails.tsx';
import { createEmailsScreen } from './emails-screen.ts';
import * as t from './words.ts';

/** `/admin/emails`: undelivered emails. */
export default function EmailsScreen() {
  const [screen] = useState(() => createEmailsScreen());
  return (
    <Stack gap={4}>
      <PageHeader title={t.emailsDidNotArrive} intro={t.mailServerRefusedThese} />
      <Loaded data={screen.list} label={t.loadingEmails}>
        {(mails) => <FailedMails mails={mails} again={screen.again} />}
      </Loaded>
    </Stack>
  );
}
