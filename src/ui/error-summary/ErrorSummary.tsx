import { useEffect, useId, useRef } from 'react';
import { focusField } from '../field/focus-field.ts';
import * as styles from './ErrorSummary.css.ts';
import { fill } from '../../lib/fill.ts';
import * as t from './words.ts';

interface ErrorSummaryProps {
  title?: string;
  /** A message without a field is about the whole form. */
  errors: readonly { fieldId?: string; message: string }[];
  /** The number of tries to submit. At each one the summary takes the focus. */
  attempt?: number;
}

/** All errors of a form. It takes the focus when it appears, and links to each field. */
export function ErrorSummary({ title: heading = t.thereProblem, errors, attempt = 0 }: ErrorSummaryProps) {
  const element = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const shown = errors.length > 0;

  useEffect(() => {
    if (!shown) return;
    element.current?.focus();
    // In the title, which screen readers say first.
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
