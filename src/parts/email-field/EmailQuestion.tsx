import { type ChangeEventHandler, type ReactNode, useEffect, useState } from 'react';
import { likelyEmail } from '../../domain/likely-email.ts';
import { released } from '../../lib/released.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import { hidden } from '../../ui/visually-hidden/VisuallyHidden.css.ts';
import { fillNodes } from '../../ui/text/fill-nodes.tsx';
import * as t from './words.ts';

/** Addresses that were questioned and are right; until this page is left nobody is asked twice. */
const right = new Set<string>();
const questioned = new Set<string>();

/** Whether an address is probably a slip, and nobody has been asked about it yet. */
export const isUnasked = (email: string) => !questioned.has(email) && likelyEmail(email) !== undefined;

interface EmailQuestionProps {
  /** Of the field that takes focus once the question is answered. */
  id: string;
  value: string;
  onChange?: ChangeEventHandler<HTMLInputElement>;
  /** The field's value when it was left. While a person types, nothing is asked. */
  left: string;
}

/** “Did you mean …?” below an address that is probably a slip. It may be kept as it is. */
export default function EmailQuestion({ id, value, onChange, left }: EmailQuestionProps): ReactNode {
  const [asked, setAsked] = useState<string>();
  useEffect(() => {
    let current = true;
    void Promise.resolve(released()).then(() => {
      if (!current) return;
      questioned.add(left);
      setAsked(left);
    });
    return () => {
      current = false;
    };
  }, [left]);

  const meant = asked === value && !right.has(value) ? likelyEmail(value) : undefined;
  const answer = (email: string) => {
    right.add(email);
    setAsked(undefined);
    if (email !== value)
      onChange?.({ currentTarget: { value: email } } as Parameters<NonNullable<typeof onChange>>[0]);
    // Its button goes away.
    document.getElementById(id)?.focus();
  };
  return (
    // Empty it takes no room, and is there all the same, so that what appears in it is said aloud.
    <div role="status" className={meant ? undefined : hidden}>
      {meant && (
        <Notice
          actions={
            <>
              <Button variant="secondary" onClick={() => answer(meant)}>
                {t.yesChange}
              </Button>
              <Button variant="quiet" onClick={() => answer(value)}>
                {t.noKeepMine}
              </Button>
            </>
          }
        >
          {fillNodes(t.didMean, { address: <strong>{meant}</strong> })}?
        </Notice>
      )}
    </div>
  );
}
