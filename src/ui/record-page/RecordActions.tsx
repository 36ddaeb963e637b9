import { useEffect, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { rememberFocus } from '../dialog/give-focus-back.ts';
import { Menu, type MenuItem } from '../menu/Menu.tsx';
import * as styles from './RecordActions.css.ts';
import * as t from './words.ts';

export interface RecordAction extends MenuItem {
  /** The main next step. */
  primary?: boolean;
  busy?: boolean | undefined;
}

const SETTLING_MS = 700;

/** A record's actions, main one first: two as buttons, and more in a menu. */
export function RecordActions({ id, actions }: { id?: string; actions: readonly RecordAction[] }) {
  const open = actions.slice(0, 2);
  const further = actions.slice(2);
  const labels = actions.map(({ label }) => label).join();
  const [settled, setSettled] = useState(labels);
  // A button that appears where another was pressed takes no click at first, so that a second click can't hit it
  // unseen.
  useEffect(() => {
    const timer = setTimeout(() => setSettled(labels), SETTLING_MS);
    return () => clearTimeout(timer);
  }, [labels]);
  return (
    <div
      id={id}
      className={labels === settled ? styles.steps : styles.moved}
      data-step={open.some(({ primary }) => primary) || undefined}
    >
      {open.map(({ label, onAct, primary, busy }) => (
        <Button
          key={label}
          variant={primary ? 'primary' : 'secondary'}
          busy={busy}
          onClick={({ currentTarget }) => {
            // The action may remove its own button. Then the page's heading takes the focus.
            rememberFocus(currentTarget)();
            onAct();
          }}
        >
          {label}
        </Button>
      ))}
      {further.length > 0 && <Menu label={t.more} items={further} />}
    </div>
  );
}
