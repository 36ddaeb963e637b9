/** The wizard's step in the browser's history. Each step is an entry, so that the back button goes one step back. */
export type Address = {
  /** The part after the `#`. */
  slug(): string;
  /** Whether the wizard made this entry before the page was loaded, so that this load is a reload. */
  isReload(): boolean;
  push(slug: string): void;
  replace(slug: string): void;
  /** Goes to the previous entry if the wizard made it; else does nothing and returns false. */
  back(): boolean;
  /** Calls back when the person goes to another entry by the browser's buttons or a `#` link. */
  listen(callback: (slug: string) => void): () => void;
};

type Entry = { wizardDepth?: number } | null;

/** How many steps of the wizard were before the open history entry; undefined if the wizard didn't make it. */
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
