import { operator } from '../../../domain/operator.ts';
import { phoneHref } from '../../../lib/phone.ts';
import { Link } from '../../../ui/link/Link.tsx';

/** The number to call us. */
export const OurNumber = () => <Link href={phoneHref(operator.contact.phone)}>{operator.contact.phone}</Link>;
