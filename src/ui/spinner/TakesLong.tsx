import { useLong } from './use-long.ts';

/** What a wait says once it takes long, where no live region is around it. Nothing beside `data-unreached` moves. */
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
