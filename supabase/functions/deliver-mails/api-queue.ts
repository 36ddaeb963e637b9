import type { MailQueue } from './drain.ts';

/** How many are claimed at a time: few enough to be sent before the claim ends. */
export const BATCH = 5;

type Row = {
  id: number;
  message_id: string;
  to_address: string;
  kind: string;
  params: Record<string, unknown>;
  created_at: string;
  unsubscribe_token: string | null;
  addressee: string | null;
  language: string | null;
};

/** The queue over the API at `url`, with the secret key. At most `aMinute` emails are claimed in a minute. */
export function createApiQueue(options: { url: string; secretKey: string; aMinute: number }): MailQueue {
  const { url, secretKey, aMinute } = options;
  const call = async (name: string, body: unknown): Promise<unknown> => {
    const response = await fetch(`${url}/rest/v1/rpc/${name}`, {
      method: 'POST',
      // The key is in both headers: a new kind of key is accepted only if both have it, and an old one is a token.
      headers: {
        apikey: secretKey,
        Authorization: `Bearer ${secretKey}`,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${name}: ${response.status} ${text.slice(0, 200)}`);
    return text === '' ? undefined : JSON.parse(text);
  };
  return {
    async claim() {
      const rows = (await call('claim_mails', { n: BATCH, a_minute: aMinute })) as Row[];
      return rows.map((row) => ({
        id: String(row.id),
        messageId: row.message_id,
        to: row.to_address,
        kind: row.kind,
        params: row.params,
        createdAt: new Date(row.created_at),
        unsubscribeToken: row.unsubscribe_token,
        addressee: row.addressee,
        language: row.language,
      }));
    },
    async settle(id, failure) {
      await call('settle_mail', { mail_id: Number(id), failure: failure?.words, is_final: failure?.isFinal });
    },
  };
}
