// bundle: dialog
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { Heading } from '../text/Heading.tsx';
import { focusFirst } from './focus-first.ts';
import * as styles from './Dialog.css.ts';
import * as t from './words.ts';

interface DialogProps {
  open: boolean;
  /** Called for Escape, the backdrop and the close button. The caller then sets `open` to false. */
  onClose: () => void;
  title: ReactNode;
  children?: ReactNode;
  /** `wide` for content in columns. */
  size?: keyof typeof styles.sizes;
  /** Buttons, most important first. */
  actions?: ReactNode;
}

/** How long after the first tap a second one still makes a double tap. */
const DOUBLE_TAP_MS = 500;

/**
 * The browser's own modal dialog: it keeps the focus inside and makes the page behind inert. When it closes, the focus
 * returns to what opened it, or to the heading above that.
 */
export function Dialog({ open, onClose, title, size = 'normal', children, actions }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const openedAt = useRef(0);
  const titleId = useId();

  useEffect(() => {
    if (!open) return;
    const dialog = element.current;
    // Loaded on demand, since the browser does the rest: returning and setting the focus.
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
    // Keyboards close it by Escape, which arrives as `cancel`.
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
        // The second tap of a double tap was meant for what opened the dialog.
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
