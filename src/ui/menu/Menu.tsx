import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as styles from './Menu.css.ts';

export interface MenuItem {
  label: string;
  onAct: () => void;
  /** Removes or ends something. */
  danger?: boolean | undefined;
}

interface MenuProps {
  /** What the button says. */
  label: string;
  items: readonly MenuItem[];
  /** What the items are about, if several menus have the same label. */
  about?: string;
}

/**
 * Further actions behind one button. Arrow keys choose, Escape closes. A chosen action begins with the focus on the
 * button.
 */
export function Menu({ label, items, about }: MenuProps) {
  const [open, setOpen] = useState(false);
  const [fromStart, setFromStart] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const choices = () => [...(list.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];

  useEffect(() => {
    if (open) list.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
  }, [open]);

  const show = () => {
    const at = button.current?.getBoundingClientRect();
    setFromStart(at !== undefined && at.right < innerWidth / 2);
    setOpen(!open);
  };
  const close = () => {
    button.current?.focus();
    setOpen(false);
  };
  const press = (event: KeyboardEvent) => {
    const all = choices();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1 + all.length, Home: 0, End: all.length - 1 }[event.key];
    if (event.key === 'Escape') close();
    else if (to !== undefined) all[to % all.length]?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };

  return (
    <div className={styles.place} onBlur={leave}>
      <Button
        ref={button}
        variant="secondary"
        iconAfter="chevron-down"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={show}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || open) return;
          event.preventDefault();
          show();
        }}
      >
        {label}
        {about && <VisuallyHidden>: {about}</VisuallyHidden>}
      </Button>
      {open && (
        <div
          ref={list}
          id={id}
          role="menu"
          tabIndex={-1}
          aria-label={label}
          className={fromStart ? `${styles.list} ${styles.fromStart}` : styles.list}
          onKeyDown={press}
        >
          {items.map((item) => (
            <button
              key={item.label}
              type="button"
              role="menuitem"
              tabIndex={-1}
              className={item.danger ? `${styles.item} ${styles.danger}` : styles.item}
              onClick={() => {
                close();
                item.onAct();
              }}
            >
              {item.label}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
