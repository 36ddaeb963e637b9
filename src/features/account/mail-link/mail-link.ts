import type { MailLinkType } from '../../../data/auth-links.ts';

/** What an email's link carries in its address. */
export type MailLink = { tokenHash: string; type: MailLinkType; email: string };

const TYPES: readonly string[] = ['signup', 'email', 'recovery', 'email_change'] satisfies MailLinkType[];

/** Reads what is behind the `#`, or in older links the query string; undefined for an unusable link. */
export function readMailLink(asked: string): MailLink | undefined {
  const params = new URLSearchParams(asked.replace('#', '&'));
  const [tokenHash, type] = [params.get('token_hash'), params.get('type')];
  if (!tokenHash || !type || !TYPES.includes(type)) return undefined;
  return { tokenHash, type: type as MailLinkType, email: params.get('email') ?? '' };
}
