import { useEffect, useId, useRef } from 'react';
import { focusField } from '../field/focus-field.ts';
import * as styles from './ErrorSummary.css.ts';
import { fill } from '../../lib/fill.ts';
import * as t from './words.ts';

interface ErrorSummaryProps {
  title?: string;
  /** What is wrong; without a field it is about the whole form. */
  errors: readonly { fieldId?: string; message: string }[];
  /** Count the tries to submit here: the summary takes focus again at each of them. */
  attempt?: number;
}

/** All that is wrong on a form, in one place: takes focus when it appears, and a line about a field leads there. */
export function ErrorSummary({ title: heading = t.thereProblem, errors, attempt = 0 }: ErrorSummaryProps) {
  const element = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const shown = errors.length > 0;

  useEffect(() => {
    if (!shown) return;
    element.current?.focus();
    // The first that a screen reader says of a page.
    const { title } = document;
    document.title = fill(t.error, { title });
    return () => void (document.title = title);
  }, [shown, attempt]);

  if (!shown) return null;
  return (
    <div ref={element} role="alert" aria-labelledby={titleId} tabIndex={-1} className={styles.summary}>
      <h2 id={titleId} className={styles.title}>
        {heading}
      </h2>
      <ul role="list" className={styles.list}>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId ?? message}>
            {fieldId ? (
              <a
                href={`#${fieldId}`}
                className={styles.link}
                onClick={(event) => focusField(fieldId) && event.preventDefault()}
              >
                {message}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
