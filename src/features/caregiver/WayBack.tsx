import { Icon } from '../../ui/icon/Icon.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { way } from './WayBack.css.ts';

interface WayBackProps {
  href: string;
  label: string;
}

/** The way back to where one came from, above what one came for. */
export const WayBack = ({ href, label }: WayBackProps) => (
  <Link href={href}>
    <span className={way}>
      <Icon name="chevron-left" size={18} />
      {label}
    </span>
  </Link>
);
