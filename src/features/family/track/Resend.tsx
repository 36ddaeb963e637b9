import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { Failure } from '../../../lib/failure.ts';

interface ResendProps {
  form: { values: unknown; failure: Failure | undefined; props: { ref: RefObject<HTMLFormElement | null> } };
  offline: boolean;
}

/** Sends a form that was sent without a connection when there is one, unless it has changed. It may be sent twice. */
export function Resend({ form: { values, failure, props }, offline }: ResendProps) {
  const unsent = useRef<unknown>(undefined);
  const remember = useEffectEvent(() => {
    unsent.current = failure?.kind === 'offline' ? values : undefined;
  });
  useEffect(() => remember(), [failure]);
  const resend = useEffectEvent(() => {
    if (unsent.current && unsent.current === values) props.ref.current?.requestSubmit();
  });
  useEffect(() => {
    if (!offline) resend();
    // An open dialog hides from the page that its connection was lost.
    addEventListener('online', resend);
    return () => removeEventListener('online', resend);
  }, [offline]);
  return null;
}
