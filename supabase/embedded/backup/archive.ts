import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, pack } from 'tar-stream';

export type ArchiveWriter = {
  /** Adds an entry, a part at a time in memory. */
  add(name: string, size: number, content: Iterable<Buffer> | AsyncIterable<Buffer>): Promise<void>;
  addText(name: string, text: string): Promise<void>;
  /** Ends the archive and returns once it is on disk. */
  finish(): Promise<void>;
  /** Closes an unfinished archive. */
  abandon(): Promise<void>;
};

/** A gzipped tar in a new file that only its owner may read. */
export function createArchive(file: string): ArchiveWriter {
  const tar = pack();
  const written = pipeline(
    tar,
    createGzip({ level: 6 }),
    createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }),
  );
  // The next `add` throws it.
  written.catch(() => undefined);
  const add: ArchiveWriter['add'] = async (name, size, content) => {
    // If the archive can't be written, an entry would wait for ever.
    await Promise.race([
      pipeline(content, tar.entry({ name, size, mode: 0o600 })),
      written.then(() => undefined),
    ]);
  };
  return {
    add,
    addText: (name, text) => add(name, Buffer.byteLength(text), [Buffer.from(text)]),
    async finish() {
      tar.finalize();
      await written;
    },
    async abandon() {
      tar.destroy();
      await written.catch(() => undefined);
    },
  };
}

export type ArchiveEntry = { name: string; content: AsyncIterable<Buffer> };

/**
 * The entries of a gzipped tar, one after the other; each has to be read to its end. Throws when the file is damaged.
 */
export async function* readArchive(file: string): AsyncGenerator<ArchiveEntry> {
  const tar = extract();
  const fed = pipeline(createReadStream(file), createGunzip(), tar);
  fed.catch(() => undefined);
  for await (const entry of tar) yield { name: entry.header.name, content: entry };
  // The end of a tar comes before the end of the gzip, which has the checksum.
  await fed;
}

/** The whole text of an entry. */
export async function readText(content: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}
