import { atom } from 'nanostores';
import type { uploadDocument } from '../../../data/document-files.ts';
import type { Action } from '../../../state/action.ts';
import { hasExpired } from '../../../domain/document-check.ts';
import { today } from '../../../domain/operator.ts';
import { DOCUMENT_KINDS, type DocumentKind } from '../../../domain/vocabulary.ts';
import { faultOfFile } from './file-check.ts';

export type UploadValues = {
  kind: DocumentKind | '';
  file: File | null;
  /** yyyy-mm-dd, or empty; so is `expiresOn`. */
  issuedOn: string;
  expiresOn: string;
};
type UploadFaults = Partial<Record<keyof UploadValues, string>>;
type Upload = Action<Parameters<typeof uploadDocument>, { id: string }>;

/** What is wrong with a document about to be sent, by field, in words. */
export async function faultsOf(values: UploadValues, day = today()): Promise<UploadFaults> {
  const { kind, file, issuedOn, expiresOn } = values;
  const faults: UploadFaults = {};
  if (!kind) faults.kind = 'Choose what kind of document it is.';
  const fileFault = file ? await faultOfFile(file) : 'Choose the file.';
  if (fileFault) faults.file = fileFault;
  if (issuedOn > day) faults.issuedOn = 'This day has not come yet. Enter the day it was issued.';
  if (expiresOn && hasExpired(expiresOn, day)) {
    faults.expiresOn = 'This document has run out already. Add the one that is valid now.';
  } else if (expiresOn && issuedOn && expiresOn <= issuedOn) {
    faults.expiresOn = 'The day it runs out must come after the day it was issued.';
  }
  return faults;
}

/** A kind of document that an address asks for; empty for anything else. */
export function kindFrom(search: string): DocumentKind | '' {
  const kind = new URLSearchParams(search).get('kind') ?? '';
  return Object.hasOwn(DOCUMENT_KINDS, kind) ? (kind as DocumentKind) : '';
}

/** Adding one document. What was entered stays until it is stored. */
export function createUploadForm(upload: Upload, kind: UploadValues['kind']) {
  const empty: UploadValues = { kind: '', file: null, issuedOn: '', expiresOn: '' };
  const $values = atom<UploadValues>({ ...empty, kind });
  const $faults = atom<UploadFaults>({});
  const $tries = atom(0);
  /** How many were stored: a file input can only be emptied by making a new one. */
  const $stored = atom(0);

  return {
    $values,
    $faults,
    $tries,
    $stored,
    $sending: upload.$state,
    change(part: Partial<UploadValues>): void {
      $values.set({ ...$values.get(), ...part });
    },
    /** Answers whether the document is stored. */
    async submit(): Promise<boolean> {
      const { kind: chosen, file, issuedOn, expiresOn } = $values.get();
      const faults = await faultsOf($values.get());
      $faults.set(faults);
      $tries.set($tries.get() + 1);
      if (!chosen || !file || Object.keys(faults).length > 0) return false;
      const done = await upload.run({
        kind: chosen,
        file,
        issuedOn: issuedOn || null,
        expiresOn: expiresOn || null,
      });
      if (!done) return false;
      $values.set(empty);
      $stored.set($stored.get() + 1);
      return true;
    },
  };
}
