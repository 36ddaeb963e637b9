import { useEffect, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { rememberFocus } from '../dialog/give-focus-back.ts';
import { Menu, type MenuItem } from '../menu/Menu.tsx';
import * as styles from './RecordActions.css.ts';
import * as t from './words.ts';

export interface RecordAction extends MenuItem {
  /** The one step that leads on from here. */
  primary?: boolean;
  busy?: boolean | undefined;
}

const SETTLING_MS = 700;

/** What can be done with a record, what leads on first: two things stand open, and of more the others are in a menu. */
export function RecordActions({ actions }: { actions: readonly RecordAction[] }) {
  const open = actions.slice(0, 2);
  const further = actions.slice(2);
  const labels = actions.map(({ label }) => label).join();
  const [settled, setSettled] = useState(labels);
  // A step that comes to where another was pressed waits until the pointer has seen it; the keyboard goes to what it names.
  useEffect(() => {
    const timer = setTimeout(() => setSettled(labels), SETTLING_MS);
    return () => clearTimeout(timer);
  }, [labels]);
  return (
    <div className={labels === settled ? styles.steps : styles.moved}>
      {open.map(({ label, onAct, primary, busy }) => (
        <Button
          key={label}
          variant={primary ? 'primary' : 'secondary'}
          busy={busy}
          onClick={({ currentTarget }) => {
            // A step may take its own button away: then the page's heading has the focus.
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
