import type postgres from 'postgres';
import { makePdf } from './pdf.ts';
import type { FileAdapter } from '../storage/files.ts';

const bucket = 'documents';
const mimetype = 'application/pdf';
const cacheControl = 'no-cache';

/** Gives every demo document without a file a small PDF that says what it is. */
export async function makeDemoFiles(sql: postgres.TransactionSql, files: FileAdapter): Promise<void> {
  const documents = await sql<{ name: string; owner: string; file_name: string; kind: string }[]>`
    select d.file_path as name, d.caregiver_id as owner, d.file_name, d.kind
    from public.documents d
    left join storage.objects o on o.bucket_id = ${bucket} and o.name = d.file_path
    where o.id is null or not o.metadata ? 'size'`;
  for (const document of documents) {
    const pdf = makePdf([
      'Demonstration document',
      `File: ${document.file_name}`,
      `Kind: ${document.kind.replaceAll('_', ' ')}`,
      'Made for trying out the software. It belongs to an invented person and certifies nothing.',
    ]);
    const metadata = await files.uploadObject(bucket, document.name, undefined, pdf, mimetype, cacheControl);
    await sql`
      insert into storage.objects (bucket_id, name, owner, owner_id, metadata)
      values (${bucket}, ${document.name}, ${document.owner}, ${document.owner},
        ${sql.json({ ...metadata, lastModified: metadata.lastModified?.toISOString() ?? null })})
      on conflict (bucket_id, name) do update set metadata = excluded.metadata`;
  }
}
