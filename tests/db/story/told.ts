import { jobName, type NamedJob } from '../../../src/domain/job-name.ts';
import { messageOf } from '../../../src/domain/messages/messages.ts';
import type { Crowd } from '../crowd.ts';

type Mail = { to: string; kind: string; params: Record<string, unknown> };

/** Since the last call: each email with recipient, kind, days and times, and the messages in staff's bell. */
export function listenTo({ sql }: Crowd): () => Promise<string[]> {
  let [mail, message] = ['0', '0'];
  return async () => {
    const mails = await sql<(Mail & { id: string })[]>`
      select m.id, split_part(m.to_address, '@', 1) as to, m.kind, m.params from private.mails m
      where m.id > ${mail} order by m.id`;
    const messages = await sql<(Mail & { id: string })[]>`
      select n.id, 'staff' as to, n.kind, n.params || jsonb_build_object('subject', n.subject_id) as params
      from private.notifications n
      where n.id > ${message} and num_nonnulls(n.recipient_id, n.request_id) <> 1 order by n.id`;
    mail = mails.at(-1)?.id ?? mail;
    message = messages.at(-1)?.id ?? message;
    return [...mails, ...messages].map(inShort).sort();
  };
}

const DAY = /\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,? \d+ [A-Z][a-z]+/g;
const TIME = /\b\d?\d:\d\d(?:–\d?\d:\d\d)?/g;
function inShort({ to, kind, params }: Mail): string {
  const { subject, before, after } = messageOf(kind, `${to}@family.test`, { secret: 'secret', ...params });
  // A job’s name in it may have its times too.
  const { job } = params as { job?: NamedJob };
  const text = [subject, ...before, ...after].join('\n').replaceAll(job ? jobName(job) : '“”', '');
  return [`${to}: ${kind}`, ...new Set([...(text.match(DAY) ?? []), ...(text.match(TIME) ?? [])])].join(', ');
}
