import { atom, onMount } from 'nanostores';
import { released } from '../lib/released.ts';
import type { Loadable, Loaded } from './loadable.ts';

const LONGEST_WAIT = 2000;

type Beside = Pick<Loadable<unknown>, '$value'>;

/**
 * The same data, but loading until the data drawn beside it has arrived, too, two seconds longer at most. So text that
 * a person already reads does not move. The data beside it starts to load once this is there.
 */
export function shownWith<T>(data: Loadable<T>, besideIt: (value: T) => readonly Beside[]): Loadable<T> {
  const $value = atom<Loaded<T>>({ state: 'loading' });
  let beside: readonly Beside[] | undefined;
  let isShown = false;
  onMount($value, () => {
    const stops: (() => void)[] = [];
    const look = () => {
      const now = data.$value.get();
      if (now.state === 'ready' && !isShown) {
        beside ??= besideIt(now.value);
        if (stops.length === 1) {
          const late = setTimeout(() => void show(), LONGEST_WAIT);
          stops.push(() => clearTimeout(late), ...beside.map((one) => one.$value.listen(look)));
        }
        if (beside.some((one) => one.$value.get().state === 'loading')) return;
        isShown = true;
      }
      $value.set(now);
    };
    const show = async () => {
      await released();
      isShown = true;
      look();
    };
    stops.push(data.$value.listen(look));
    look();
    return () => stops.forEach((stop) => stop());
  });
  return { ...data, $value };
}
