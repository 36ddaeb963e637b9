/** The wizard's step in the browser's history. Each step is an entry, so that the back button goes one step back. */
export type Address = {
  /** The part after the `#`. */
  slug(): string;
  /** Whether the wizard itself made this entry before the page was loaded, which makes this load a reload. */
  isReload(): boolean;
  push(slug: string): void;
  replace(slug: string): void;
  /** Goes to the entry before, if the wizard made that one; else answers false and does nothing. */
  back(): boolean;
  /** Calls when the person goes to another entry, by the browser's buttons or by a link to a `#`. */
  listen(callback: (slug: string) => void): () => void;
};

type Entry = { wizardDepth?: number } | null;

/** How many steps the wizard had gone in this browser’s history when it made the entry that is open, if it did. */
export const depthInHistory = () => (history.state as Entry)?.wizardDepth;

/** The part after the `#` of the page that is open. */
export function hashAddress(): Address {
  let depth = 0;

  return {
    slug: () => location.hash.slice(1),
    isReload: () => depthInHistory() !== undefined,
    push(slug) {
      depth += 1;
      history.pushState({ wizardDepth: depth }, '', `#${slug}`);
    },
    replace(slug) {
      history.replaceState({ wizardDepth: depth }, '', `#${slug}`);
    },
    back() {
      if (depth === 0) return false;
      history.back();
      return true;
    },
    listen(callback) {
      const page = location.pathname;
      depth = depthInHistory() ?? 0;
      const follow = () => {
        if (location.pathname !== page) return;
        // An entry without a depth is new: a link made it.
        depth = depthInHistory() ?? depth + 1;
        callback(location.hash.slice(1));
      };
      addEventListener('popstate', follow);
      return () => removeEventListener('popstate', follow);
    },
  };
}
