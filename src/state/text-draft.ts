// bundle: shared
import { type DraftStore, draftStore } from './draft-store.ts';

/** The draft of a form's only text. Earlier versions kept the text by itself, which is still read. */
export function textDraft<Field extends string>(
  key: string,
  field: Field,
): DraftStore<Partial<Record<Field, string>>> {
  type Values = Partial<Record<Field, string>>;
  const store = draftStore<Values | string>(key);
  return {
    ...store,
    async load() {
      const kept = await store.load();
      return typeof kept === 'string' ? ({ [field]: kept } as Values) : kept;
    },
  };
}
