import { along, icon } from './Icon.css.ts';
import { type IconName, iconPaths } from './icon-paths.ts';

interface IconProps {
  name: IconName;
  /** Edge in CSS pixels. */
  size?: number;
}

/** A decorative line icon in the colour of the text around it; the words beside it carry the meaning. */
export function Icon({ name, size = 20 }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={name === 'chevron-left' || name === 'chevron-right' ? along : icon}
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
