import { type ChangeEventHandler, type ReactNode, useEffect, useState } from 'react';
import { likelyEmail } from '../../domain/likely-email.ts';
import { released } from '../../lib/released.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import { hidden } from '../../ui/visually-hidden/VisuallyHidden.css.ts';
import { fillNodes } from '../../ui/text/fill-nodes.tsx';
import * as t from './words.ts';

/** Addresses that the person has confirmed on this page, so that nobody is asked twice. */
const right = new Set<string>();
const questioned = new Set<string>();

/** Whether an address is a likely slip that the person hasn't been asked about. */
export const isUnasked = (email: string) => !questioned.has(email) && likelyEmail(email) !== undefined;

interface EmailQuestionProps {
  /** The id of the field, which takes the focus after the answer. */
  id: string;
  value: string;
  onChange?: ChangeEventHandler<HTMLInputElement>;
  /** The field's value when it was left. Nothing is asked during typing. */
  left: string;
}

/** “Did you mean …?” below an address that is a likely slip. It can be kept as it is. */
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
    // The pressed button disappears.
    document.getElementById(id)?.focus();
  };
  return (
    // Present even when empty, so that screen readers announce what appears in it.
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
