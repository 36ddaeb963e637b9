// bundle: waiting
import { href } from './routes.ts';
import type { DocumentKind } from './vocabulary.ts';

/** The form for a document of this kind. */
export const addDocumentAt = (kind: DocumentKind): string => `${href('caregiverDocuments')}?kind=${kind}#add`;
