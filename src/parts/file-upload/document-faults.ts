import { hasExpired } from '../../domain/document-check.ts';
import { today } from '../../domain/operator.ts';
import { faultOfPages } from './file-check.ts';
import * as t from './words.ts';

/** A document to send; days are yyyy-mm-dd or empty. */
type Sent = { kind: string; files: File[]; issuedOn: string; expiresOn: string };

/** The faults of a document to send, in words, by field. */
export async function documentFaults(
  values: Sent,
  day = today(),
): Promise<Partial<Record<keyof Sent, string>>> {
  const { kind, files, issuedOn, expiresOn } = values;
  return {
    kind: kind ? undefined : t.chooseKind,
    files: files.length > 0 ? await faultOfPages(files) : t.chooseFile,
    issuedOn: issuedOn > day ? t.dayNotComeYet : undefined,
    expiresOn: expiryFault(issuedOn, expiresOn, day),
  };
}

function expiryFault(issuedOn: string, expiresOn: string, day: string): string | undefined {
  if (!expiresOn) return undefined;
  if (hasExpired(expiresOn, day)) return t.documentExpiredAlreadyAdd;
  return issuedOn && expiresOn <= issuedOn ? t.dayExpiresMustCome : undefined;
}
