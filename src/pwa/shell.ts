/** An entry of the list that the build writes into the worker. All are hashed: an address never changes its content. */
export type Entry = { url: string; kind: 'pages' | 'first' | 'later' | 'areas' };

/**
 * The build's pages in one file (scripts/worker.ts). Most of a page is the chrome that all pages share. So each piece
 * of HTML is stored once, and a page is a list of pieces, each given by its distance from the last. That makes the file
 * a third of the size.
 */
export type PackedPages = { texts: string[]; pages: Record<string, number[]> };

const PREFIX = 'shell ';
/** The entry that marks a cache as having all files of a kind. */
const MARKS = { later: '/complete', areas: '/areas' };

/** Headers that describe one transfer of a file, not the page. */
const OF_THE_TRANSFER = [
  'cache-control',
  'content-encoding',
  'content-length',
  'content-type',
  'date',
  'etag',
  'vary',
];

/** The files of one build, in one cache of its own, so that a version never shows another one's pages. */
export function openShell(entries: readonly Entry[]) {
  const urlsOf = (kind: Entry['kind']) =>
    entries.filter((entry) => entry.kind === kind).map(({ url }) => url);
  const [pages = ''] = urlsOf('pages');
  const areas = new Set(urlsOf('areas'));
  const name = PREFIX + pages;
  const older = async () => (await caches.keys()).filter((key) => key.startsWith(PREFIX) && key !== name);

  /** Copies files with the same address from an older version's cache, and fetches the rest. */
  async function keep(urls: readonly string[]): Promise<void> {
    const cache = await caches.open(name);
    await Promise.all(
      urls.map(async (url) => {
        if (await cache.match(url)) return;
        await cache.put(url, (await caches.match(url)) ?? (await fetchAll(url)));
      }),
    );
  }

  async function keepAll(kind: keyof typeof MARKS): Promise<void> {
    const cache = await caches.open(name);
    if (await cache.match(MARKS[kind])) return;
    await keep(urlsOf(kind));
    await cache.put(MARKS[kind], new Response());
  }

  return {
    /** Rejects unless everything has arrived. Then the worker is not installed. */
    async install(): Promise<void> {
      await Promise.all([keep(urlsOf('first')), keepPages(pages, name)]);
      // A person who could work offline before the update still can after it.
      for (const key of await older()) {
        const cache = await caches.open(key);
        for (const kind of ['later', 'areas'] as const)
          if (await cache.match(MARKS[kind])) await keepAll(kind);
      }
    },

    /** `opened` names what a page has loaded, by its address, and more. */
    async keepLater(opened: readonly string[]): Promise<void> {
      await keepAll('later');
      const paths = opened.map((url) => url.replace(location.origin, ''));
      await keep(paths.filter((path) => path.startsWith('/_astro/')));
    },

    async dropOlder(): Promise<void> {
      await Promise.all((await older()).map((key) => caches.delete(key)));
    },

    /** The cached page or, if the browser dropped it, the server's. */
    async page(file: string, request: Request): Promise<Response> {
      const cache = await caches.open(name);
      return (await cache.match(file)) ?? fetch(request);
    },

    /** A hashed file from the cache, or from the server, in which case it is cached. */
    async asset(path: string, request: Request): Promise<Response> {
      const cache = await caches.open(name);
      const kept = await cache.match(path);
      if (kept) return kept;
      const response = await fetch(request);
      // If the cache is full, the browser still gets its answer.
      if (response.ok) void cache.put(path, response.clone()).catch(() => undefined);
      if (areas.has(path)) void keepAll('areas').catch(() => undefined);
      return response;
    },
  };
}

/** Unpacks the pages into a cache, each as the server would send it. */
async function keepPages(url: string, name: string): Promise<void> {
  const cache = await caches.open(name);
  // The server's headers, such as who may frame a page, are the same for all pages.
  const [packed, { headers }] = await Promise.all([
    fetchAll(url),
    fetchAll('/', { method: 'HEAD', cache: 'no-store' }),
  ]);
  const shared = new Headers(headers);
  for (const header of OF_THE_TRANSFER) shared.delete(header);
  shared.set('content-type', 'text/html; charset=utf-8');
  const { texts, pages } = (await packed.json()) as PackedPages;
  await Promise.all(
    Object.entries(pages).map(([path, page]) => {
      let at = 0;
      const html = page.map((step) => texts[(at += step)]).join('');
      return cache.put(path, new Response(html, { headers: shared }));
    }),
  );
}

/** The response if it is ok; else an error. Low priority, since the person's own requests come first. */
async function fetchAll(url: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(url, { ...init, priority: 'low' });
  if (!response.ok) throw new Error(`${url} was answered with ${response.status}`);
  return response;
}
