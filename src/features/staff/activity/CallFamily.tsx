import { href } from '../../../domain/routes.ts';
import { PhoneLink } from '../../../parts/phone-link/PhoneLink.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { fillNodes } from '../../../ui/text/fill-nodes.tsx';
import * as t from './words.ts';

interface CallFamilyProps {
  reach: string | null;
  /** The family's number, if it was read on record; null if there is none. */
  phone?: string | null;
  /** The request whose page has the number. */
  request?: string;
  title?: string;
}

/** How to tell a family that our emails don't reach; nothing if they do. */
export function CallFamily({ reach, phone, request, title }: CallFamilyProps) {
  if (reach !== 'unsent' && reach !== 'failed') return null;
  return (
    <Notice tone="warning" title={title ?? t.unreached[reach]}>
      {phone && fillNodes(t.callThem, { phone: <PhoneLink phone={phone} /> })}
      {!phone &&
        (request
          ? fillNodes(t.callThemNumber, {
              request: <Link href={href('adminRequest', { id: request })}>{t.theirRequest}</Link>,
            })
          : t.writeThem)}
    </Notice>
  );
}
