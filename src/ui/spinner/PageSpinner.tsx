import { large, page, ring } from './Spinner.css.ts';
import { TakesLong } from './TakesLong.tsx';
import * as t from './words.ts';

/** The full-page wait while a screen loads (docs/specification.md, Session and guard). */
export function PageSpinner({ label = t.loadingApplication }: { label?: string }) {
  return (
    <div className={page} role="status">
      <span className={large} aria-hidden="true">
        <span className={ring} />
      </span>
      {label}
      <TakesLong />
    </div>
  );
}
