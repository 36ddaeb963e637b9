import { fill } from '../lib/fill.ts';
import * as t from './client.words.ts';

/** The names by which staff know a request: the recipient and the contact. Null once the family has erased it. */
export type Client = { recipient: string; contact: string } | null;

/** The recipient's name; for an erased request, that it is erased. */
export const clientName = (client: Client): string => client?.recipient ?? t.erased;

/** The contact, if it is another person: “Contact: Nora Walsh”. */
export const contactOf = (client: Client): string =>
  client && client.contact !== client.recipient ? fill(t.contact, { name: client.contact }) : '';

/** Both in one line. */
export const clientInWords = (client: Client): string =>
  client && contactOf(client) ? fill(t.askedBy, client) : clientName(client);

/** A client with a caregiver, as their placement or application is called. */
export const together = (client: Client, caregiver: string): string =>
  fill(t.together, { client: clientName(client), caregiver });
