import { operator } from '../../../domain/operator.ts';
import { Link } from '../../../ui/link/Link.tsx';

/** The number to call us. */
export const OurNumber = () => (
  <Link href={`tel:${operator.contact.phone.replace(/[^+\d]/g, '')}`}>{operator.contact.phone}</Link>
);
