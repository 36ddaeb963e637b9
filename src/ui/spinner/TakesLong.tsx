import { useLong } from './use-long.ts';

/** What a wait says once it takes long, where no live region is around it. */
export function TakesLong() {
  const { words } = useLong();
  return words && <span role="alert">{words}</span>;
}
