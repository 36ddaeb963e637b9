import { rest } from './client.ts';
import type { Database } from './database.types.ts';
import { respond } from './respond.ts';

/** What a saved text is for, or which list a saved view is of. */
export type PresetKind = Database['public']['Enums']['preset_kind'];

/** The saved texts or views of a kind, by name (admin). */
export const loadPresets = (kind: PresetKind) =>
  respond(rest().rpc('list_presets', { kind }).select('id, name, content'));

/** Saves a text or view, or changes the one with this id (admin). Refusals: name_taken, too_long, too_many_presets. */
export const savePreset = (id: string, kind: PresetKind, name: string, content: string) =>
  respond(rest().rpc('save_preset', { id, kind, name, content }));

/** Removes a saved text or view for the whole team (admin). */
export const deletePreset = (id: string) => respond(rest().rpc('delete_preset', { id }));
