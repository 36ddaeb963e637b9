import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { resendConfirmation } from '../../data/auth-links.ts';
import { Notice } from '../../ui/notice/Notice.tsx';
import { createEmailForm } from './email-form.ts';
import { EmailAgain } from './EmailAgain.tsx';
import { EmailForm } from './EmailForm.tsx';

/** Sends the email that confirms an address once more, to the known one or to one that is asked for. */
export function ResendConfirmation({ email }: { email: string }) {
  const [store] = useState(() => createEmailForm(resendConfirmation, email));
  const sent = useStore(store.$sent);
  const { values } = useStore(store.$state);

  if (email) return <EmailAgain store={store} already={0} />;
  if (sent === 0) return <EmailForm store={store} button="Send a new link" />;
  return (
    <>
      <Notice tone="success" announce title="Check your inbox">
        If {values.email} waits to be confirmed, an email with a new link is on its way.
      </Notice>
      <EmailAgain store={store} already={1} />
    </>
  );
}
