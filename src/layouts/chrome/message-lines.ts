import { type Client, clientInWords } from '../../domain/client.ts';
import { messageOf, MESSAGES } from '../../domain/messages/messages.ts';
import { formatDateTime } from '../../domain/operator.ts';

/** A message as the database has it, with ISO times. */
export type ToldMessage = {
  id: number;
  kind: string;
  subjectId: string;
  params: unknown;
  createdAt: string;
  readAt: string | null;
  /** For staff: the client it is about. */
  client?: Client;
};

/** A message as the bell shows it; `path` is the page it is about. */
export type MessageLine = {
  /** The recipient, if it is about care. */
  client: string;
  heading: string;
  words: string;
  path: string;
  createdAt: string;
  when: string;
  isNew: boolean;
};

/** The messages in words. A kind that only a newer version of this app knows is left out. */
export const wordMessages = (messages: readonly ToldMessage[]): MessageLine[] =>
  messages.filter(({ kind }) => Object.hasOwn(MESSAGES, kind)).map(wordMessage);

function wordMessage({ kind, params, subjectId, createdAt, readAt, client }: ToldMessage): MessageLine {
  const given = params as Record<string, unknown>;
  const { heading, before, link } = messageOf(kind, '', { ...given, subject: subjectId });
  const [path, when] = [link.path, formatDateTime(createdAt)];
  return {
    client: client ? clientInWords(client) : '',
    heading,
    words: before.join(' '),
    path,
    createdAt,
    when,
    isNew: readAt === null,
  };
}
