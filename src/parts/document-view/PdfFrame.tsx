import { useEffect, useRef } from 'react';
import * as styles from './DocumentView.css.ts';

/**
 * The browser's PDF viewer, which takes all keys while it has the focus. So Tab passes it, and after a click it keeps
 * the focus only until the mouse is back on the page.
 */
export function PdfFrame({ url, label }: { url: string; label: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const leave = () => document.activeElement === frame.current && frame.current?.blur();
    addEventListener('pointermove', leave);
    return () => removeEventListener('pointermove', leave);
  }, []);
  return (
    // Not sandboxed, since browsers don't run their PDF viewer in a sandbox. The viewer is isolated anyway, and the type
    // is always PDF.
    <iframe
      ref={frame}
      src={`${url}#navpanes=0&view=FitH`}
      title={label}
      className={styles.frame}
      tabIndex={-1}
    />
  );
}
