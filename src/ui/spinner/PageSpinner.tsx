import { large, page, ring } from './Spinner.css.ts';
import { useLong } from './use-long.ts';
import * as t from './words.ts';

/** The full-page spinner while a screen loads (docs/specification.md, Session and guard). */
export function PageSpinner({ label = t.loadingApplication }: { label?: string }) {
  const { words, unreached } = useLong();
  return (
    <div className={page} role="status">
      {!unreached && (
        <span className={large} aria-hidden="true">
          <span className={ring} />
        </span>
      )}
      {unreached ? words : `${label} ${words}`}
    </div>
  );
}
