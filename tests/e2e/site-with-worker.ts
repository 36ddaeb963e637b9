import { siteBehind } from './site-behind.ts';

const WORKER = '/service-worker.js';
const TEXT = /javascript|html|json|css/;
const NAMED_FILE = /((?:_astro|\.)\/[\w.-]+?)\.(js|css|json)\b/g;
const API = /^\/(?:(?:rest|auth|storage)\/v1|mailbox|healthz)/;

/**
 * The real site at `origin` with its real worker, behind a server that a test can stop. It can release newer
 * versions, with other names for all files and without the earlier ones.
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

  /** The built site's name of a file of this version. Undefined for another version. */
  function oldName(url: string): string | undefined {
    if (version === 1 || !/^\/_astro\/.*\.(js|css|json)/.test(url)) return url;
    const mark = `.v${version}.`;
    return url.includes(mark) ? url.replace(mark, '.') : undefined;
  }

  const newNames = (text: string) => (version === 1 ? text : text.replace(NAMED_FILE, `$1.v${version}.$2`));

  return {
    ...site,
    release: () => void version++,
    /** Delays the worker's script until the returned function is called. */
    hold(): () => void {
      let release = () => {};
      held = new Promise((resolve) => (release = resolve));
      return release;
    },
  };
}
