import type { App } from '@supabase/lite';
import { createHash, randomUUID } from 'node:crypto';
import { copyFile, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { errorCode } from '../startup-error.ts';

type StorageAdapter = NonNullable<App['_storageAdapter']>;
type Metadata = Awaited<ReturnType<StorageAdapter['headObject']>>;
type ObjectResponse = Awaited<ReturnType<StorageAdapter['getObject']>>;

const Sidecar = v.object({ mimetype: v.string(), cacheControl: v.string(), eTag: v.string() });

/**
 * Stores uploaded files in a folder under hashes, so that no object name can leave the folder or clash.
 * Beside each is the content type that was checked on upload. (The library's own adapter goes by extension.)
 */
export class FileAdapter implements StorageAdapter {
  readonly driver = null;
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async uploadObject(
    bucket: string,
    key: string,
    _version: string | undefined,
    body: Uint8Array | ReadableStream,
    mimetype: string,
    cacheControl: string,
  ): Promise<Metadata> {
    const file = this.#fileOf(bucket, key);
    const bytes = body instanceof Uint8Array ? body : await collect(body);
    const eTag = `"${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}"`;
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    await writeWhole(`${file}.json`, JSON.stringify({ mimetype, cacheControl, eTag }));
    await writeWhole(file, bytes);
    return {
      cacheControl,
      contentLength: bytes.length,
      size: bytes.length,
      mimetype,
      lastModified: new Date(),
      eTag,
    };
  }

  async getObject(bucket: string, key: string): Promise<ObjectResponse> {
    const metadata = await this.#metadata(bucket, key);
    if (!metadata) return { httpStatusCode: 404, metadata: absent };
    return { httpStatusCode: 200, metadata, body: await readFile(this.#fileOf(bucket, key)) };
  }

  async headObject(bucket: string, key: string): Promise<Metadata> {
    return (await this.#metadata(bucket, key)) ?? absent;
  }

  async deleteObject(bucket: string, key: string): Promise<void> {
    const file = this.#fileOf(bucket, key);
    await Promise.all([rm(file, { force: true }), rm(`${file}.json`, { force: true })]);
  }

  async deleteObjects(bucket: string, keys: string[]): Promise<void> {
    await Promise.all(keys.map((key) => this.deleteObject(bucket, key)));
  }

  async copyObject(
    bucket: string,
    key: string,
    _version: string | undefined,
    toBucket: string,
    toKey: string,
  ) {
    const from = this.#fileOf(bucket, key);
    const to = this.#fileOf(toBucket, toKey);
    await mkdir(path.dirname(to), { recursive: true, mode: 0o700 });
    await copyFile(`${from}.json`, `${to}.json`);
    await copyFile(from, to);
    const { eTag, lastModified } = await this.headObject(toBucket, toKey);
    return { httpStatusCode: 200, eTag, ...(lastModified && { lastModified }) };
  }

  async privateAssetUrl(): Promise<string> {
    throw new Error('Stored files have no address of their own.');
  }

  #fileOf(bucket: string, key: string): string {
    return path.join(this.#folder, storedName(bucket, key));
  }

  async #metadata(bucket: string, key: string): Promise<Metadata | undefined> {
    const file = this.#fileOf(bucket, key);
    try {
      const [status, text] = await Promise.all([stat(file), readFile(`${file}.json`, 'utf8')]);
      const sidecar = v.parse(Sidecar, JSON.parse(text));
      return { ...sidecar, contentLength: status.size, size: status.size, lastModified: status.mtime };
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return undefined;
      throw error;
    }
  }
}

/** The name of an object's file in the folder. Its checked type is beside it, with `.json` after the name. */
export function storedName(bucket: string, key: string): string {
  const name = createHash('sha256').update(`${bucket}\0${key}`).digest('hex');
  return `${name.slice(0, 2)}/${name}`;
}

const absent: Metadata = {
  cacheControl: 'no-store',
  contentLength: 0,
  size: 0,
  mimetype: 'text/plain',
  eTag: '""',
};

/** Writes a file so that no reader sees half of it. Returns once it is on disk. */
async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, content, { mode: 0o600, flush: true });
  await rename(draft, file);
}

async function collect(body: ReadableStream): Promise<Uint8Array> {
  return new Uint8Array(await new Response(body).arrayBuffer());
}
