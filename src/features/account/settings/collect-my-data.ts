import { downloadZip } from 'client-zip';
import { exportMyData } from '../../../data/account.ts';
import { fetchFile, fetchPhoto } from '../../../data/document-files.ts';
import { downloadName } from '../../../domain/download-name.ts';
import { loadDocuments } from '../../../data/documents.ts';
import { listOwnFiles, listOwnPhotos } from '../../../data/own-files.ts';
import type { Failure } from '../../../lib/failure.ts';
import { ok, type Result } from '../../../lib/result.ts';
import { readableData } from './readable-data.ts';
import { zipNames, type NamedFile } from './zip-names.ts';

export type Progress = { done: number; total: number };

/** An archive of a person's data, and the names of files that could not be fetched. */
export type Collected = { archive: Blob; missing: string[] };

type Sources = {
  exportMyData: () => Promise<Result<unknown, Failure>>;
  listFiles: () => Promise<Result<NamedFile[], Failure>>;
  fetchFile: (path: string) => Promise<Result<Blob, Failure>>;
  listPhotos: () => Promise<Result<string[], Failure>>;
  fetchPhoto: (path: string) => Promise<Result<Blob, Failure>>;
};

/**
 * Puts everything kept about the caller into one .zip: my-data.html to read, my-data.json, uploaded files and the
 * photo.
 */
export async function collectMyData(
  onProgress: (progress: Progress) => void,
  from: Sources = {
    exportMyData,
    listFiles: listNamedFiles,
    fetchFile,
    listPhotos: listOwnPhotos,
    fetchPhoto,
  },
): Promise<Result<Collected, Failure>> {
  const data = await from.exportMyData();
  if (!data.ok) return data;
  const listed = await from.listFiles();
  if (!listed.ok) return listed;
  const photos = await from.listPhotos();
  if (!photos.ok) return photos;
  const files = [
    ...zipNames(listed.value).map((file) => ({ ...file, fetch: from.fetchFile })),
    ...photos.value.map((path) => ({
      path,
      name: `photos/${path.slice(path.lastIndexOf('/') + 1)}`,
      fetch: from.fetchPhoto,
    })),
  ];
  const kept = JSON.stringify(data.value, null, 2);
  const readable = readableData(data.value);
  const missing: string[] = [];

  async function* entries() {
    yield { name: 'my-data.html', input: readable };
    yield { name: 'my-data.json', input: kept };
    for (const [index, { path, name, fetch }] of files.entries()) {
      onProgress({ done: index, total: files.length });
      const file = await fetch(path);
      if (file.ok) yield { name, input: file.value };
      else missing.push(name.replace('documents/', ''));
    }
    if (missing.length > 0) yield { name: 'missing-files.txt', input: missing.join('\n') };
  }
  const archive = await downloadZip(entries()).blob();
  return ok({ archive, missing });
}

/**
 * The caller's files under the names they were uploaded with. A file without a document keeps its name in the store.
 */
async function listNamedFiles(): Promise<Result<NamedFile[], Failure>> {
  const [files, documents] = await Promise.all([listOwnFiles(), loadDocuments()]);
  if (!files.ok) return files;
  // If the names can't be read, the files are still there.
  const uploads = new Map(
    documents.ok ? documents.value.map(({ filePath, fileName }) => [filePath, fileName]) : [],
  );
  return ok(
    files.value.map((path) => ({
      path,
      name: downloadName(uploads.get(path) ?? path.slice(path.lastIndexOf('/') + 1), path),
    })),
  );
}
