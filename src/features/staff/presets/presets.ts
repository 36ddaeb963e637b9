import { atom } from 'nanostores';
import { deletePreset, loadPresets, type PresetKind, savePreset } from '../../../data/presets.ts';
import { action } from '../../../state/action.ts';
import { loadable } from '../../../state/loadable.ts';
import { thenRefresh } from '../../../state/then-refresh.ts';

const calls = { deletePreset, loadPresets, savePreset };

/** What the team has saved of one kind. Saving under an existing name replaces it. */
export function createPresets(kind: PresetKind, service = calls) {
  const list = loadable(() => service.loadPresets(kind));
  const found = () => {
    const now = list.$value.get();
    return now.state === 'ready' ? now.value : [];
  };
  const $chosen = atom('');
  let fresh: { name: string; id: string } | undefined;
  const idFor = (name: string) => {
    const known = found().find((one) => one.name === name);
    if (known) return known.id;
    // A second try after a lost connection sends the same id.
    if (fresh?.name !== name) fresh = { name, id: crypto.randomUUID() };
    return fresh.id;
  };
  return {
    list,
    $chosen,
    find: (id: string) => found().find((one) => one.id === id),
    save: action(
      thenRefresh(async (name: string, content: string) => {
        const id = idFor(name);
        const saved = await service.savePreset(id, kind, name, content);
        if (saved.ok) $chosen.set(id);
        return saved;
      }, list.reload),
    ),
    remove: action(
      thenRefresh(async (id: string) => {
        const removed = await service.deletePreset(id);
        if (removed.ok) $chosen.set('');
        return removed;
      }, list.reload),
    ),
  };
}
