import { operator } from '../../domain/operator.ts';
import { PhoneLink } from '../../parts/phone-link/PhoneLink.tsx';

/** The number to call us. */
export const OurNumber = () => <PhoneLink phone={operator.contact.phone} />;
