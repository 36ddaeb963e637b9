// bundle: asking
import { phoneHref, showPhone } from '../../domain/phone.ts';
import { Link } from '../../ui/link/Link.tsx';

/** A phone number as a link that calls it. */
export const PhoneLink = ({ phone }: { phone: string }) => (
  <Link href={phoneHref(phone)}>{showPhone(phone)}</Link>
);
