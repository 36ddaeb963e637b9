import * as v from 'valibot';

const Found = v.object({ messages: v.array(v.object({ ID: v.string() })) });
const Message = v.object({ Date: v.string(), Subject: v.string(), Text: v.string() });

/** The emails to an address that Mailpit caught, the newest first, as the embedded mailbox lists them. */
export async function mailsIn(mailpit: string | undefined, to: string) {
  const ask = async (path: string): Promise<unknown> => (await fetch(`${mailpit}/api/v1/${path}`)).json();
  const { messages } = v.parse(Found, await ask(`search?query=${encodeURIComponent(`to:"${to}"`)}`));
  return Promise.all(
    messages.map(async ({ ID }) => {
      const { Date: sentAt, Subject: subject, Text: text } = v.parse(Message, await ask(`message/${ID}`));
      return { to, subject, text, sentAt };
    }),
  );
}
