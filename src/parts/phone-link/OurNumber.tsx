import { operator } from '../../domain/operator.ts';
import { PhoneLink } from './PhoneLink.tsx';

const { hours, phone } = operator.contact;

/** The number to call us, and when someone answers. */
export const OurNumber = () => (
  <>
    <PhoneLink phone={phone} /> ({hours})
  </>
);

/** The same where there can be no link. */
export const ourNumber = `${phone} (${hours})`;
