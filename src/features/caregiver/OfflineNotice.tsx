import { useStore } from '@nanostores/react';
import { AsOfNotice } from '../../parts/as-of-notice/AsOfNotice.tsx';
import { $copied } from '../../state/copied.ts';
import * as styles from './OfflineNotice.css.ts';

/** Above a screen that shows what this device kept: of when that is. */
export default function OfflineNotice() {
  const copied = useStore($copied);
  if (copied?.path !== location.pathname) return null;
  return (
    <div className={styles.above}>
      <AsOfNotice at={copied.at}>
        This is how it stood when this device was last online. It updates by itself once there is a
        connection.
      </AsOfNotice>
    </div>
  );
}
