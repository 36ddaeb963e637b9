import { useLong } from './use-long.ts';

/** The words for a long wait, for places without a live region. Nothing beside `data-unreached` moves. */
export function TakesLong() {
  const { words, unreached } = useLong();
  return (
    words && (
      <span role="alert" data-unreached={unreached || undefined}>
        {words}
      </span>
    )
  );
}
