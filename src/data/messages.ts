import type { Client } from '../domain/client.ts';
import { mapped } from '../lib/result.ts';
import { rest } from './client.ts';
import { respond } from './respond.ts';

/** The caller's latest messages, newest first, at most fifty. For staff each names the person it is about. */
export const loadMessages = () =>
  respond(
    rest()
      .rpc('my_messages', {}, { get: true })
      .select('id, kind, subjectId, params, createdAt, readAt, client')
      .overrideTypes<{ client: Client }[]>(),
  );

/** Whether the caller has unread messages. */
export const hasUnread = async () =>
  mapped(
    await respond(
      rest()
        .rpc('my_messages', {}, { get: true })
        .select('readAt')
        .order('readAt', { nullsFirst: true })
        .limit(1),
    ),
    (messages) => messages[0]?.readAt === null,
  );

/** Marks messages as read, up to and including this one. */
export const readMessages = (latest: number) => respond(rest().rpc('read_messages', { latest }));

/** Whether the caller gets emails besides the mandatory ones. */
export const loadEmailChoice = () => respond(rest().rpc('my_emails', {}, { get: true }));
export const chooseEmails = (wanted: boolean) => respond(rest().rpc('choose_emails', { wanted }));
