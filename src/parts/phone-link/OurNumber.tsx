import { operator } from '../../domain/operator.ts';
import { PhoneLink } from './PhoneLink.tsx';

const { hours, phone } = operator.contact;

/** Our number and hours. */
export const OurNumber = () => (
  <>
    <PhoneLink phone={phone} /> ({hours})
  </>
);

/** The same as plain text. */
export const ourNumber = `${phone} (${hours})`;
