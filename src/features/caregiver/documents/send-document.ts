import { keptSession } from '../../../data/client.ts';
import {
  type DocumentRecord,
  newFilePath,
  uploadDocument,
  type UploadWatch,
} from '../../../data/document-files.ts';
import type { Failure } from '../../../lib/failure.ts';
import { fail, type Result } from '../../../lib/result.ts';
import { whileUnderWay } from '../../../lib/under-way.ts';
import { said } from '../../../state/device/said.ts';
import { drop } from '../said/send-said.ts';

type NewDocument = Omit<DocumentRecord, 'filePath' | 'fileName'> & { file: File };

const calls = { uploadDocument, ownId: () => keptSession()?.user.id };

/** A file keeps its path, however often it is sent. */
const paths = new WeakMap<File, string>();

/**
 * Sends a document. Until it is recorded, its details wait with what the caregiver said, in case the page closes first.
 */
export async function sendDocument(
  { file, ...document }: NewDocument,
  watch: UploadWatch & { onUnkept?: () => void },
  service = calls,
): Promise<Result<{ id: string }, Failure>> {
  const owner = service.ownId();
  if (!owner) return fail({ kind: 'signed-out', code: 'no_session' });
  const filePath = paths.get(file) ?? newFilePath(owner, file);
  paths.set(file, filePath);
  const record = { ...document, filePath, fileName: file.name.slice(-200) };
  const words = { id: filePath, owner, kind: 'document', at: Date.now(), tries: 0, record } as const;
  return whileUnderWay(filePath, async () => {
    await said.keep(words).catch(() => watch.onUnkept?.());
    const stored = await service.uploadDocument(record, file, watch);
    // It may have arrived, with only the answer lost.
    const isOpen = !stored.ok && ['offline', 'server'].includes(stored.error.kind);
    if (!isOpen) await drop(filePath).catch(() => undefined);
    return stored;
  });
}
