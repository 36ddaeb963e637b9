import { atom, type ReadableAtom } from 'nanostores';

export type RefreshFetch = {
  fetch: typeof fetch;
  /** Whether refreshing the session waits for a connection. */
  $stalled: ReadableAtom<boolean>;
  /** Runs something that ends the session. Until it is done, no refresh waits for a connection. */
  givingUp<T>(end: () => Promise<T>): Promise<T>;
};

const RETRY_MS = 10_000;

/**
 * A `fetch` for the auth client that keeps a session when the connection is lost. A refresh waits until the server can
 * be reached, and `$stalled` says so. The auth client alone would try for half a minute, end the session on this page,
 * and stay signed out for a minute after the connection is back (decision 0033).
 */
export function createRefreshFetch(send: typeof fetch, page: EventTarget): RefreshFetch {
  const $stalled = atom(false);
  let giveUp = new AbortController();
  let ending = 0;

  const refresh: typeof fetch = async (input, init) => {
    for (;;) {
      const response = await send(input, init).catch(() => undefined);
      if (response && !isPassing(response.status)) {
        $stalled.set(false);
        return response;
      }
      if (ending === 0) {
        $stalled.set(true);
        await nextChance(page, giveUp.signal);
      }
      if (ending > 0) {
        $stalled.set(false);
        return Response.json({ error_code: 'session_expired', msg: 'Given up' }, { status: 400 });
      }
    }
  };

  return {
    $stalled,
    fetch: (input, init) =>
      String(input).includes('grant_type=refresh_token') ? refresh(input, init) : send(input, init),
    async givingUp(end) {
      ending += 1;
      giveUp.abort();
      try {
        return await end();
      } finally {
        ending -= 1;
        giveUp = new AbortController();
      }
    },
  };
}

/** Answers that say nothing about the session: the server fails, or is asked too often. */
const isPassing = (status: number) => status >= 500 || status === 429;

/** Resolves when the device is online again, some time has passed, or waiting is given up. */
function nextChance(page: EventTarget, giveUp: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      page.removeEventListener('online', go);
      giveUp.removeEventListener('abort', go);
      resolve();
    };
    const timer = setTimeout(go, RETRY_MS);
    page.addEventListener('online', go);
    giveUp.addEventListener('abort', go);
  });
}
