import { documentState, runsOutOn } from '../../../domain/documents.ts';
import { href } from '../../../domain/routes.ts';
import { DOCUMENT_KINDS, type DocumentKind } from '../../../domain/vocabulary.ts';
import { DocumentsNeeded } from '../../../parts/documents-needed/DocumentsNeeded.tsx';
import { addDocumentAt } from '../../../domain/add-document-at.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import * as t from './words.ts';

interface DocumentsProps {
  /** The kinds that the offered care needs. */
  needed: readonly DocumentKind[];
  documents: Parameters<typeof documentState>[1];
}

/** The required and optional documents, with the status of each. */
export function Documents({ needed, documents }: DocumentsProps) {
  const optional = (Object.keys(DOCUMENT_KINDS) as DocumentKind[]).filter((kind) => !needed.includes(kind));
  const stateOf = (kind: DocumentKind) => ({
    kind,
    state: documentState(kind, documents),
    until: runsOutOn(kind, documents),
  });
  return (
    <Stack gap={4}>
      <Stack gap={2}>
        <Heading level={3} size="sm">
          {t.documentsCareOffer}
        </Heading>
        {needed.length > 0 ? (
          <>
            <Text tone="muted">{t.canOnlyApproveProfile}</Text>
            <DocumentsNeeded documents={needed.map(stateOf)} addAt={addDocumentAt} />
          </>
        ) : (
          <Text tone="muted">{t.noneFarDependsCare}</Text>
        )}
      </Stack>
      <Stack gap={2}>
        <Heading level={3} size="sm">
          {t.onlySomeJobsAsk}
        </Heading>
        <DocumentsNeeded documents={optional.map(stateOf)} optional addAt={addDocumentAt} />
      </Stack>
      <div>
        <ButtonLink href={href('caregiverDocuments')} variant="secondary">
          {t.goDocuments}
        </ButtonLink>
      </div>
    </Stack>
  );
}
