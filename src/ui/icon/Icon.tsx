import { along, icon } from './Icon.css.ts';
import { type IconName, iconPaths } from './icon-paths.ts';

interface IconProps {
  name: IconName;
  /** Width and height in CSS pixels. */
  size?: number;
}

/** A decorative line icon in the text's colour. The words beside it carry the meaning. */
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
