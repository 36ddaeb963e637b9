// bundle: dialog
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { Heading } from '../text/Heading.tsx';
import { focusFirst } from './focus-first.ts';
import * as styles from './Dialog.css.ts';
import * as t from './words.ts';

interface DialogProps {
  open: boolean;
  /** Called for Escape, the backdrop and the close button; the caller then sets `open` to false. */
  onClose: () => void;
  title: ReactNode;
  children?: ReactNode;
  /** `wide` for columns side by side. */
  size?: keyof typeof styles.sizes;
  /** Buttons, the most important one first. */
  actions?: ReactNode;
}

/** As long as the second tap of a double tap may come after the first. */
const DOUBLE_TAP_MS = 500;

/**
 * The browser's own modal dialog: it traps focus and makes the page behind inert. Closed, it gives the focus back to what opened
 * it, or to the heading of what that stood in.
 */
export function Dialog({ open, onClose, title, size = 'normal', children, actions }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const openedAt = useRef(0);
  const titleId = useId();

  useEffect(() => {
    if (!open) return;
    const dialog = element.current;
    // What the browser does not do itself is fetched for: a page begins without it.
    const opener = document.activeElement;
    const remembered = import('./give-focus-back.ts').then((it) => it.rememberFocus(opener)).catch(() => {});
    dialog?.showModal();
    openedAt.current = performance.now();
    if (dialog) focusFirst(dialog);
    return () => {
      dialog?.close();
      void remembered.then((giveBack) => giveBack?.());
    };
  }, [open]);

  return (
    // The keyboard's way to close is Escape, which arrives as `cancel`.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={element}
      aria-labelledby={titleId}
      className={`${styles.dialog} ${styles.sizes[size]}`}
      onCancel={(event) => {
        if (event.target !== element.current) return;
        event.preventDefault();
        onClose();
      }}
      onClickCapture={(event) => {
        // The second tap of a double tap was meant for what opened it.
        if (event.detail < 2 || event.timeStamp - openedAt.current > DOUBLE_TAP_MS) return;
        event.preventDefault();
        event.stopPropagation();
      }}
      onClick={(event) => {
        if (event.target === element.current) onClose();
      }}
    >
      {open && (
        <div className={styles.inside}>
          <div className={styles.head}>
            <Heading level={2} size="md" id={titleId} tabIndex={-1}>
              {title}
            </Heading>
            <button type="button" aria-label={t.close} className={styles.close} onClick={onClose}>
              <Icon name="close" />
            </button>
          </div>
          {children && <div>{children}</div>}
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
    </dialog>
  );
}
