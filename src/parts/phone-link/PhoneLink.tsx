// bundle: asking
import { phoneHref, showPhone } from '../../domain/phone.ts';
import { Link } from '../../ui/link/Link.tsx';

/** A number as people read it, and a tap to call it. */
export const PhoneLink = ({ phone }: { phone: string }) => (
  <Link href={phoneHref(phone)}>{showPhone(phone)}</Link>
);
