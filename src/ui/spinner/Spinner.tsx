import { ring, row } from './Spinner.css.ts';
import { TakesLong } from './TakesLong.tsx';

/** A running wait, said aloud and in words. */
export function Spinner({ label }: { label: string }) {
  return (
    <span className={row} role="status">
      <span className={ring} aria-hidden="true" />
      {label}
      <TakesLong />
    </span>
  );
}
