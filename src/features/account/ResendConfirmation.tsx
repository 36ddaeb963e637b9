import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { resendConfirmation } from '../../data/auth-links.ts';
import { Notice } from '../../ui/notice/Notice.tsx';
import { createEmailForm } from './email-form.ts';
import { EmailAgain } from './EmailAgain.tsx';
import { EmailForm } from './EmailForm.tsx';
import { fill } from '../../lib/fill.ts';
import * as t from './words.ts';

interface ResendConfirmationProps {
  email: string;
  /** Asks for the address, with a known one filled in. */
  asks?: boolean;
}

/** Sends the confirmation email again. */
export function ResendConfirmation({ email, asks = false }: ResendConfirmationProps) {
  const [store] = useState(() => createEmailForm(resendConfirmation, email));
  const sent = useStore(store.$sent);
  const { values } = useStore(store.$state);

  if (!asks) return <EmailAgain store={store} already={0} />;
  if (sent === 0) return <EmailForm store={store} button={t.sendNewLink} />;
  return (
    <>
      <Notice tone="success" announce title={t.checkInbox}>
        {fill(t.ifWaitsConfirmedEmail, { email: values.email })}
      </Notice>
      <EmailAgain store={store} already={1} />
    </>
  );
}
