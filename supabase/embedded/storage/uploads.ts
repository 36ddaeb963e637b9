import type { Call, Handler } from '../gateway/call.ts';
import { tooMuchAtOnce } from '../gateway/entrance.ts';
import { createLanes } from '../gateway/lanes.ts';
import { refuse } from '../gateway/refusal.ts';
import { asPlainUpload, tooLarge } from '../repairs/form-uploads.ts';
import { createTurns } from './in-turn.ts';
import type { Spool } from './spool.ts';

// What a multipart form adds around the file.
const envelopeBytes = 64 * 1024;
const mostOfAccount = 2;
const mostOfAddress = 8;
// Only these are in memory.
const mostStored = 2;
const longestLine = 200;

export type UploadOptions = {
  /** The API server. */
  fetch(request: Request): Promise<Response>;
  spool: Spool;
  maxBytes: number;
  /** Whether the session that a token names has not ended. */
  isOpen(sessionId: string): Promise<boolean>;
};

/**
 * Takes uploads. The sender is known before the body is read, and the body goes to disk. Each account and each address
 * may have a limited number at once. The rest wait unread.
 */
export function createUploads({ fetch, spool, maxBytes, isOpen }: UploadOptions): Handler {
  const ofAccount = createLanes(mostOfAccount, longestLine);
  const ofAddress = createLanes(mostOfAddress, longestLine);
  const stored = createLanes(mostStored, Infinity);
  const inTurn = createTurns();

  const store = (call: Call, read: () => Promise<Buffer>) =>
    stored.run('', async () => {
      const upload = await asPlainUpload(call.request, new Uint8Array(await read()), maxBytes);
      if (upload instanceof Response) return upload;
      // The API server checks first, then writes the file, then its record. An upload that is refused at its
      // record would leave its file behind, so an account's uploads run one by one.
      return inTurn(call.claims?.sub ?? '', () => fetch(upload));
    });

  const take: Handler = async (call) => {
    const receive = async () =>
      (await spool.take(call.request, maxBytes + envelopeBytes, async (read) => store(call, read))) ??
      tooLarge();
    const onAddress = async () => (await ofAddress.run(call.peer, receive)) ?? tooMuchAtOnce();
    return (await ofAccount.run(call.claims?.sub ?? call.peer, onAddress)) ?? tooMuchAtOnce();
  };

  return async (call) => {
    const session = call.claims?.session_id;
    if (call.isSecret || (session !== undefined && (await isOpen(session)))) return take(call);
    return refuse(401, 'no_authorization', 'Files are taken from a session only.');
  };
}
