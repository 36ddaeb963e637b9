import { href } from '../../../domain/routes.ts';
import { PhoneLink } from '../../../parts/phone-link/PhoneLink.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { fillNodes } from '../../../ui/text/fill-nodes.tsx';
import * as t from './words.ts';

interface CallFamilyProps {
  reach: string | null;
  /** Its number, where that was read on record; null where it left none. */
  phone?: string | null;
  /** Its request, whose page has the number. */
  request?: string;
  title?: string;
}

/** How a family is told that our emails do not reach; nothing where they do. */
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
