import { emergencyNumbers, emergencyWords } from '../../../domain/emergency.ts';
import { phoneHref } from '../../../domain/phone.ts';
import { Link } from '../../../ui/link/Link.tsx';

/** The emergency number. */
export const Emergency = () => <Link href={phoneHref(emergencyNumbers()[0] ?? '')}>{emergencyWords}</Link>;
