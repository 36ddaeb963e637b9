import { lazy } from 'react';

const AGAIN_MS = 3000;

const loadFields = persistent(() => import('./LaterField.tsx'));
const loadQuestion = persistent(() => import('../../../parts/email-field/EmailQuestion.tsx'));
const loadCheck = persistent(() => import('./CheckFields.tsx'));

export const LaterField = lazy(loadFields);
export const CheckFields = lazy(loadCheck);

/**
 * Whether an email address is probably a slip that the person hasn't been asked about. Until the check has loaded, none
 * is.
 */
export let isUnasked: (email: string) => boolean = () => false;

/** Fetches the code of the later steps before they are reached. */
export function fetchLaterScreens(): void {
  void loadFields();
  void loadCheck();
  void loadQuestion().then((question) => (isUnasked = question.isUnasked));
}

/** Tries until it succeeds, so that a brief loss of connection does not stop a person midway. */
function persistent<T>(fetch: () => Promise<T>): () => Promise<T> {
  return () => fetch().catch(() => pause().then(persistent(fetch)));
}

const pause = () =>
  new Promise<void>((resolve) => {
    const stop = new AbortController();
    const go = () => {
      stop.abort();
      resolve();
    };
    addEventListener('online', go, { signal: stop.signal });
    setTimeout(go, AGAIN_MS);
  });
