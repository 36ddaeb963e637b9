import { ring, row } from './Spinner.css.ts';
import { useLong } from './use-long.ts';

/** A running wait, said aloud and in words. Nothing turns beside the words that the service can’t be reached. */
export function Spinner({ label }: { label: string }) {
  const { words, unreached } = useLong();
  return (
    <span className={row} role="status">
      {!unreached && <span className={ring} aria-hidden="true" />}
      {unreached ? words : `${label} ${words}`}
    </span>
  );
}
