import { atom, onStop, type ReadableAtom } from 'nanostores';
import type { Failure } from '../lib/failure.ts';
import { readListQuery, writeListQuery, type ListQuery } from '../lib/list-query.ts';
import { released } from '../lib/released.ts';
import { loadable, type Loadable } from './loadable.ts';
import type { Result } from '../lib/result.ts';
import type { ScreenProps } from './screen-props.ts';

/**
 * `page` is the page shown: the last one, if a later one was asked for. A `total` above `countedAt` only means more.
 */
export type ListPage<Row> = { rows: Row[]; total: number; page: number };

export type ListScreen<Row> = {
  $query: ReadableAtom<ListQuery>;
  /** The search field's value. The query follows when the typing pauses. */
  $typed: ReadableAtom<string>;
  $busy: ReadableAtom<boolean>;
  page: Loadable<ListPage<Row>>;
  type(text: string): void;
  /** Loads another part of the list, from its first page unless a page is named. */
  change(part: Partial<ListQuery>): void;
  /** Sets a filter, or removes it if the value is empty. */
  narrow(name: string, value: string): void;
  /**
   * Takes over the address's query string after a change from outside: the back button, or a link in the
   * menu.
   */
  follow(queryString: string): void;
};

type ListOptions<Row> = {
  path: string;
  open: ScreenProps['open'];
  load: (query: ListQuery) => Promise<Result<ListPage<Row>, Failure>>;
  /** Query string to begin with. */
  search: string;
  defaults: { sort: string; direction: 'asc' | 'desc' };
  /** The values that the address may name. Others are left out. */
  statuses: readonly string[];
  sorts: readonly string[];
  filters?: readonly string[];
};

const TYPING_PAUSE_MS = 300;

/** A list whose search, filters, order and page are in the address. */
export function listScreen<Row>(options: ListOptions<Row>): ListScreen<Row> {
  const { path, open, load, defaults } = options;
  const $query = atom(read(options.search, options));
  const $typed = atom($query.get().search);
  const $busy = atom(false);
  let pause: ReturnType<typeof setTimeout> | undefined;
  let asked = 0;
  let address = options.search;

  const page = loadable(async () => {
    const question = ++asked;
    $busy.set(true);
    const answer = await load($query.get());
    // A new count moves the button beside it, so this waits until a press ends.
    await released();
    if (question === asked) {
      $busy.set(false);
      if (answer.ok && answer.value.page < $query.get().page)
        show({ ...$query.get(), page: answer.value.page });
    }
    return answer;
  });

  const show = (next: ListQuery) => {
    $typed.set(next.search);
    $query.set(next);
    open(path + writeListQuery(next, defaults), true);
  };
  const stopWaiting = () => {
    clearTimeout(pause);
    pause = undefined;
  };
  const change = (part: Partial<ListQuery>) => {
    stopWaiting();
    show({ ...$query.get(), search: $typed.get(), page: 1, ...part });
    void page.replace();
  };
  // A search that still waits would lead someone who opened a row back to the list.
  onStop($typed, stopWaiting);

  return {
    $query,
    $typed,
    $busy,
    page,
    change,
    narrow: (name, value) => change({ filters: { ...$query.get().filters, [name]: value } }),
    type(text) {
      $typed.set(text);
      stopWaiting();
      const typing = setTimeout(() => {
        void Promise.resolve(released()).then(() => {
          if (pause === typing) change({});
        });
      }, TYPING_PAUSE_MS);
      pause = typing;
    },
    follow(queryString) {
      if (queryString === address) return;
      address = queryString;
      const next = read(queryString, options);
      if (writeListQuery(next, defaults) === writeListQuery($query.get(), defaults)) return;
      stopWaiting();
      $typed.set(next.search);
      $query.set(next);
      void page.replace();
    },
  };
}

function read(
  queryString: string,
  {
    defaults,
    statuses,
    sorts,
    filters = [],
  }: Pick<ListOptions<never>, 'defaults' | 'statuses' | 'sorts' | 'filters'>,
): ListQuery {
  const query = readListQuery(queryString, defaults, filters);
  return {
    ...query,
    status: statuses.includes(query.status) ? query.status : '',
    ...(sorts.includes(query.sort) ? {} : defaults),
  };
}
