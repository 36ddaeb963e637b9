import { siteBehind } from './site-behind.ts';

const WORKER = '/service-worker.js';
const TEXT = /javascript|html|json|css/;
const NAMED_FILE = /((?:_astro|\.)\/[\w.-]+?)\.(js|css|json)\b/g;
const API = /^\/(?:(?:rest|auth|storage)\/v1|mailbox|healthz)/;

/**
 * The real site at `origin` with its real worker, behind a server that a test can stop, and that releases newer versions:
 * a new one bears other names for all its files, and no longer has those of the one before.
 */
export async function siteWithWorker(origin: string) {
  let version = 1;
  let held = Promise.resolve();

  const site = await siteBehind(origin, async ({ url }, ask) => {
    if (url === WORKER) await held;
    const named = oldName(url);
    if (named === undefined) return { status: 404, headers: {}, body: Buffer.from('Not found') };
    const answered = await ask(named);
    const isSite = TEXT.test(answered.headers['content-type'] ?? '') && !API.test(url);
    return isSite ? { ...answered, body: Buffer.from(newNames(answered.body.toString())) } : answered;
  });

  /** The name that the built site has for a file of this version; undefined for one of another version. */
  function oldName(url: string): string | undefined {
    if (version === 1 || !/^\/_astro\/.*\.(js|css|json)/.test(url)) return url;
    const mark = `.v${version}.`;
    return url.includes(mark) ? url.replace(mark, '.') : undefined;
  }

  const newNames = (text: string) => (version === 1 ? text : text.replace(NAMED_FILE, `$1.v${version}.$2`));

  return {
    ...site,
    release: () => void version++,
    /** Lets the worker's script wait, until the function that it gives back is called. */
    hold(): () => void {
      let release = () => {};
      held = new Promise((resolve) => (release = resolve));
      return release;
    },
  };
}
