import type { uploadDocument } from '../../../data/document-files.ts';
import { hasExpired } from '../../../domain/document-check.ts';
import { explain } from '../../../domain/explain.ts';
import { today } from '../../../domain/operator.ts';
import { DOCUMENT_KINDS, type DocumentKind } from '../../../domain/vocabulary.ts';
import type { Failure } from '../../../lib/failure.ts';
import { draftStore } from '../../../state/draft-store.ts';
import { createForm, type Faults } from '../../../state/form.ts';
import { faultOfFile } from './file-check.ts';

export type UploadValues = {
  kind: DocumentKind | '';
  file: File | null;
  /** yyyy-mm-dd, or empty; so is `expiresOn`. */
  issuedOn: string;
  expiresOn: string;
};

export const NO_DOCUMENT: UploadValues = { kind: '', file: null, issuedOn: '', expiresOn: '' };

/** What is wrong with a document about to be sent, by field, in words. */
export async function uploadFaults(values: UploadValues, day = today()): Promise<Faults<UploadValues>> {
  const { kind, file, issuedOn, expiresOn } = values;
  return {
    kind: kind ? undefined : 'Choose what kind of document it is.',
    file: file ? await faultOfFile(file) : 'Choose the file.',
    issuedOn: issuedOn > day ? 'This day has not come yet. Enter the day it was issued.' : undefined,
    expiresOn: expiryFault(issuedOn, expiresOn, day),
  };
}

function expiryFault(issuedOn: string, expiresOn: string, day: string): string | undefined {
  if (!expiresOn) return undefined;
  if (hasExpired(expiresOn, day)) return 'This document has expired already. Add the one that is valid now.';
  return issuedOn && expiresOn <= issuedOn
    ? 'The day it expires must come after the day it was issued.'
    : undefined;
}

/** A kind of document that an address asks for; empty for anything else. */
export function kindFrom(search: string): DocumentKind | '' {
  const kind = new URLSearchParams(search).get('kind') ?? '';
  return Object.hasOwn(DOCUMENT_KINDS, kind) ? (kind as DocumentKind) : '';
}

/** Adding one document, of the kind that a link asked for if it did; each link keeps a draft of its own. */
export const createUploadForm = (
  upload: typeof uploadDocument,
  caregiverId: string,
  kind: UploadValues['kind'],
) =>
  createForm<UploadValues, unknown>({
    initial: { ...NO_DOCUMENT, kind },
    check: uploadFaults,
    submit: (values) => upload(toDocument(values)),
    faultsOf: (failure) => ({ file: isAboutFile(failure) ? explain(failure) : undefined }),
    draft: draftStore<Partial<UploadValues>>(`document:${caregiverId}:${kind}`),
    unkept: ['file'],
  });

/** The document of a form without a fault. */
const toDocument = ({ kind, file, issuedOn, expiresOn }: UploadValues) => ({
  kind: kind as DocumentKind,
  file: file as File,
  issuedOn: issuedOn || null,
  expiresOn: expiresOn || null,
});

const isAboutFile = ({ kind, code }: Failure) =>
  kind === 'refused' && (code === 'file_too_large' || code === 'file_type_refused');
