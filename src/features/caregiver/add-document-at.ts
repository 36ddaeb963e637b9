// bundle: own
import { href } from '../../domain/routes.ts';
import type { DocumentKind } from '../../domain/vocabulary.ts';

/** The form for a document of this kind. */
export const addDocumentAt = (kind: DocumentKind): string => `${href('caregiverDocuments')}?kind=${kind}#add`;
