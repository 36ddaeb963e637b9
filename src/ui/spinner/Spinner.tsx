import { ring, row } from './Spinner.css.ts';

/** A running wait, said aloud and in words. */
export function Spinner({ label }: { label: string }) {
  return (
    <span className={row} role="status">
      <span className={ring} aria-hidden="true" />
      {label}
    </span>
  );
}
