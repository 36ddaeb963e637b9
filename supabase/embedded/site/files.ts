import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';
export type SiteFile = {
  contentType: string;
  eTag: string;
  body(encoding: Encoding): Promise<Buffer>;
  isText: boolean;
};

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};
const compressible = new Set([
  '.html',
  '.css',
  '.js',
  '.mjs',
  '.json',
  '.map',
  '.webmanifest',
  '.txt',
  '.xml',
  '.svg',
  '.ico',
]);

const brotli = promisify(brotliCompress);
const gunzipable = promisify(gzip);

/**
 * The files of a built site, each read and compressed once and kept until it changes on disk. `find` takes a URL path
 * as a static host would (`/landing` → landing/index.html or landing.html) and never leaves the folder.
 */
export function openSiteFiles(folder: string): { find(urlPath: string): Promise<SiteFile | undefined> } {
  const root = path.resolve(folder);
  const cache = new Map<string, { version: string; file: SiteFile }>();

  const load = async (name: string): Promise<SiteFile | undefined> => {
    const full = path.join(root, name);
    const status = await stat(full).catch(() => undefined);
    if (!status?.isFile()) return undefined;
    const version = `${status.mtimeMs}-${status.size}`;
    const cached = cache.get(full);
    if (cached?.version === version) return cached.file;
    const file = siteFile(name, await readFile(full));
    cache.set(full, { version, file });
    return file;
  };

  return {
    async find(urlPath) {
      const name = safeName(urlPath);
      if (name === undefined) return undefined;
      const candidates = name === '' ? ['index.html'] : [name, `${name}/index.html`, `${name}.html`];
      for (const candidate of candidates) {
        const file = await load(candidate);
        if (file) return file;
      }
      return undefined;
    },
  };
}

function siteFile(name: string, content: Buffer): SiteFile {
  const extension = path.extname(name).toLowerCase();
  const variants = new Map<Encoding, Promise<Buffer>>([['identity', Promise.resolve(content)]]);
  return {
    contentType: types[extension] ?? 'application/octet-stream',
    isText: compressible.has(extension),
    eTag: createHash('sha256').update(content).digest('hex').slice(0, 16),
    body(encoding) {
      const known = variants.get(encoding);
      if (known) return known;
      const made =
        encoding === 'br'
          ? kept(content, () => brotli(content, brotliOptions(content)))
          : gunzipable(content, { level: 9 });
      variants.set(encoding, made);
      return made;
    },
  };
}

const keptFolder = path.resolve(import.meta.dirname, '../../../node_modules/.cache/compressed');

/**
 * The stored result for this content, perhaps of another server or an earlier start. Otherwise it is made and
 * stored.
 */
async function kept(content: Buffer, make: () => Promise<Buffer>): Promise<Buffer> {
  const file = path.join(keptFolder, createHash('sha256').update(content).digest('hex'));
  const known = await readFile(file).catch(() => undefined);
  if (known) return known;
  const made = await make();
  // Complete or not at all. If nothing can be written, it is made again next time.
  const part = `${file}.${process.pid}`;
  await mkdir(keptFolder, { recursive: true })
    .then(() => writeFile(part, made))
    .then(() => rename(part, file))
    .catch(() => undefined);
  return made;
}

/**
 * The highest level, since each file is compressed only once: a page takes 20 ms, React a quarter of a
 * second.
 */
const brotliOptions = (content: Buffer) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  },
});

/** The path inside the folder. Undefined for anything but a plain, public file name. */
function safeName(urlPath: string): string | undefined {
  let decoded: string;
  try {
    decoded = decodeURIComponent(urlPath);
  } catch {
    return undefined;
  }
  const parts = decoded.split('/').filter((part) => part !== '');
  // Leading dots and underscores are the hosts' own files (`_headers`), except Astro's bundle folder.
  const isHidden = (part: string, index: number) => /^[._]/.test(part) && !(index === 0 && part === '_astro');
  if (/[\0\\]/.test(decoded) || parts.some(isHidden)) return undefined;
  return parts.join('/');
}
