import { useStore } from '@nanostores/react';
import type { PresetKind } from '../../../data/presets.ts';
import { useOwnId } from '../../../data/use-own-id.ts';
import { type ListQuery, readListQuery, writeListQuery } from '../../../lib/list-query.ts';
import type { ListScreen } from '../../../state/list-screen.ts';
import { Presets } from '../presets/Presets.tsx';
import * as t from '../presets/words.ts';

export type ViewKind = Exclude<PresetKind, 'reason' | 'question' | 'introduction' | 'invitation'>;

interface SavedViewsProps {
  kind: ViewKind;
  list: Pick<ListScreen<unknown>, '$query' | 'change'>;
  /** The first order of the list. */
  order: { sort: string; direction: 'asc' | 'desc' };
  /** The names of the list's filters. */
  filters: readonly string[];
}

/** Everyone sees their own in a view that is narrowed by the reader. */
const MINE = 'mine';

/** Filters and order of a list, under names of the team's own. */
export function SavedViews({ kind, list, order, filters }: SavedViewsProps) {
  const ownId = useOwnId() ?? '';
  const query = useStore(list.$query);
  return (
    <Presets
      kind={kind}
      words={{
        label: t.savedViews,
        choose: t.savedViews,
        save: t.saveView,
        name: t.viewName,
        hint: t.filtersAndOrder,
      }}
      // What was searched for may be a name.
      current={writeListQuery({ ...owner(query, ownId, MINE), search: '', page: 1 }, order) || '?'}
      onUse={(content) => list.change(owner(readListQuery(content, order, filters), MINE, ownId))}
    />
  );
}

const owner = (query: ListQuery, from: string, to: string): ListQuery =>
  from && query.filters['has'] === from ? { ...query, filters: { ...query.filters, has: to } } : query;
