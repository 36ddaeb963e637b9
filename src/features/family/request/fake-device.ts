import type { DraftStore } from '../../../state/draft-store.ts';
import type { Draft } from './draft.ts';
import type { Address } from './hash-address.ts';

/** A browser's history for tests: its entries, and which is open. */
export function fakeHistory(): Address & { links(slug: string): void; goBack(): void } {
  const entries = [{ slug: '', ours: false }];
  let at = 0;
  let listener: (slug: string) => void = () => undefined;
  const open = () => entries[at] ?? { slug: '', ours: false };
  const push = (slug: string, ours: boolean) => {
    entries.splice((at += 1), entries.length, { slug, ours });
  };
  const goBack = () => {
    at = Math.max(0, at - 1);
    listener(open().slug);
  };
  return {
    slug: () => open().slug,
    isReload: () => open().ours,
    push: (slug) => push(slug, true),
    replace: (slug) => void (entries[at] = { slug, ours: true }),
    back() {
      if (at === 0) return false;
      goBack();
      return true;
    },
    listen(callback) {
      listener = callback;
      return () => undefined;
    },
    links(slug) {
      push(slug, false);
      listener(slug);
    },
    goBack,
  };
}

/** A draft store in memory, for tests. */
export function memoryStore(): DraftStore<Draft> & { kept: Draft | undefined } {
  return {
    kept: undefined,
    load() {
      return Promise.resolve(this.kept);
    },
    save(draft) {
      this.kept = draft;
      return Promise.resolve();
    },
    forget() {
      this.kept = undefined;
      return Promise.resolve();
    },
  };
}
