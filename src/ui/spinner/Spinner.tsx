import { ring, row } from './Spinner.css.ts';
import { useLong } from './use-long.ts';

/** A spinner with words, which screen readers announce. If the server can’t be reached, only words say so. */
export function Spinner({ label }: { label: string }) {
  const { words, unreached } = useLong();
  return (
    <span className={row} role="status">
      {!unreached && <span className={ring} aria-hidden="true" />}
      {unreached ? words : `${label} ${words}`}
    </span>
  );
}
