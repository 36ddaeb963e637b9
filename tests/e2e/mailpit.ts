import * as v from 'valibot';

const Found = v.object({ messages: v.array(v.object({ ID: v.string() })) });
const Message = v.object({
  Date: v.string(),
  To: v.array(v.object({ Address: v.string() })),
  Subject: v.string(),
  Text: v.string(),
});

/**
 * The emails to an address that Mailpit caught, or to anyone if none is named, the newest first, as the embedded
 * mailbox lists them.
 */
export async function mailsIn(mailpit: string | undefined, to: string) {
  const ask = async (path: string): Promise<unknown> => (await fetch(`${mailpit}/api/v1/${path}`)).json();
  const path = to ? `search?query=${encodeURIComponent(`to:"${to}"`)}` : 'messages';
  const { messages } = v.parse(Found, await ask(path));
  return Promise.all(
    messages.map(async ({ ID }) => {
      const {
        Date: sentAt,
        To: addressed,
        Subject: subject,
        Text: text,
      } = v.parse(Message, await ask(`message/${ID}`));
      return { to: addressed[0]?.Address ?? to, subject, text, sentAt };
    }),
  );
}
