import { href } from '../../../domain/routes.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { fillNodes } from '../../../ui/text/fill-nodes.tsx';
import * as t from './words.ts';

/** How a family is reached that gets no emails: by its number, where that was read on record, else by its request's page. */
export function CallFamily({ phone, request }: { phone?: string | null; request?: string }) {
  if (phone) return fillNodes(t.callThem, { phone: <Link href={`tel:${phone}`}>{phone}</Link> });
  if (!request) return t.writeThem;
  const link = <Link href={href('adminRequest', { id: request })}>{t.theirRequest}</Link>;
  return fillNodes(t.callThemNumber, { request: link });
}
