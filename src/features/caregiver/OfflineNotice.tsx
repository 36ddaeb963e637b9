import { useStore } from '@nanostores/react';
import { formatDateTime } from '../../domain/operator.ts';
import { fill } from '../../lib/fill.ts';
import { AsOfNotice } from '../../parts/as-of-notice/AsOfNotice.tsx';
import { $copied, $uncopied } from '../../state/copied.ts';
import * as styles from './above.css.ts';
import * as t from './words.ts';

/** Says that the screen shows copies kept on this device, and when they were made. */
export default function OfflineNotice() {
  const copied = useStore($copied);
  const uncopied = useStore($uncopied);
  if (copied?.path !== location.pathname || uncopied) return null;
  return (
    <div className={styles.above}>
      <AsOfNotice at={copied.at}>
        {t.asLastOnline}
        {copied.oldest < copied.at &&
          ` ${fill(t.partsAreOlder, { time: formatDateTime(new Date(copied.oldest).toISOString()) })}`}
      </AsOfNotice>
    </div>
  );
}
