import { demoAccounts, type DemoAccount } from '../../scripts/demo/accounts.ts';
import type { DocumentKind } from '../../src/domain/vocabulary.ts';
import { callerOf } from './api.ts';
import { openSession } from './session.ts';
import { publishableKey } from './stack.ts';

/** Uploads and verifies a caregiver's documents, by default those that all care asks for. */
export async function verifyDocuments(
  origin: string,
  account: Pick<DemoAccount, 'email' | 'password'>,
  kinds?: readonly DocumentKind[],
): Promise<void> {
  const admin = await callerOf(origin, demoAccounts.admin);
  for (const id of await uploadDocuments(origin, account, kinds))
    await admin('verify_document', { document_id: id, checked: 'Original seen.' });
}

/** The same, but only uploads them. Returns their ids. */
export async function uploadDocuments(
  origin: string,
  account: Pick<DemoAccount, 'email' | 'password'>,
  kinds: readonly DocumentKind[] = ['identity', 'background_check'],
): Promise<string[]> {
  const { access_token: token, user } = await openSession(origin, account);
  const send = async (path: string, type: string, body: string) => {
    const answer = await fetch(`${origin}${path}`, {
      method: 'POST',
      headers: {
        apikey: publishableKey,
        authorization: `Bearer ${token}`,
        'content-type': type,
        prefer: 'return=representation',
      },
      body,
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as { id: string }[];
  };
  const ids: string[] = [];
  for (const kind of kinds) {
    const file_path = `${user.id}/${crypto.randomUUID()}.pdf`;
    await send(`/storage/v1/object/documents/${file_path}`, 'application/pdf', '%PDF-1.4 a document');
    const row = { caregiver_id: user.id, kind, file_path, file_name: `${kind}.pdf` };
    const [document] = await send('/rest/v1/documents', 'application/json', JSON.stringify(row));
    ids.push(document?.id ?? '');
  }
  return ids;
}
