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
  /** The list's default order. */
  order: { sort: string; direction: 'asc' | 'desc' };
  /** The names of the list's filters. */
  filters: readonly string[];
}

/** Means the reader in a saved view, so that everyone sees their own. */
const MINE = 'mine';

/** Saves a list's filters and order under a name, for the whole team. */
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
      // The search is left out, since it may be a person's name.
      current={writeListQuery({ ...owner(query, ownId, MINE), search: '', page: 1 }, order) || '?'}
      onUse={(content) => list.change(owner(readListQuery(content, order, filters), MINE, ownId))}
    />
  );
}

const owner = (query: ListQuery, from: string, to: string): ListQuery =>
  from && query.filters['has'] === from ? { ...query, filters: { ...query.filters, has: to } } : query;
