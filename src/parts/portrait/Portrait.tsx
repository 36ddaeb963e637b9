import { useState } from 'react';
import { Icon } from '../../ui/icon/Icon.tsx';
import { initialsOf } from './initials.ts';
import * as styles from './Portrait.css.ts';

interface PortraitProps {
  name: string;
  /** The picture's address. Without one, or if it is damaged, the initials show. */
  url?: string | undefined;
  size?: keyof typeof styles.sizes;
}

/** A person's face, or initials without a photo. */
export function Portrait({ name, url, size = 'small' }: PortraitProps) {
  const [broken, setBroken] = useState('');
  const initials = initialsOf(name);
  return (
    <span className={styles.sizes[size]}>
      {url && url !== broken ? (
        <img src={url} alt={name} className={styles.picture} onError={() => setBroken(url)} />
      ) : (
        // Hidden from screen readers, since the name is beside it.
        <span aria-hidden="true">{initials || <Icon name="user" />}</span>
      )}
    </span>
  );
}
