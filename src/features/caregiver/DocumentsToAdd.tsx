import { useStore } from '@nanostores/react';
import type { loadDocuments } from '../../data/documents.ts';
import { type CredentialRule, documentState, ruledDocuments, runsOutOn } from '../../domain/documents.ts';
import { href } from '../../domain/routes.ts';
import type { CareType } from '../../domain/vocabulary.ts';
import type { ValueOf } from '../../lib/result.ts';
import { DocumentsNeeded } from '../../parts/documents-needed/DocumentsNeeded.tsx';
import type { Loadable } from '../../state/loadable.ts';
import { addDocumentAt } from '../../domain/add-document-at.ts';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { Card } from '../../ui/card/Card.tsx';
import { Stack } from '../../ui/stack/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';
import * as t from './words.ts';

interface DocumentsToAddProps {
  care: readonly CareType[];
  rules: Loadable<CredentialRule[]>;
  documents: Loadable<ValueOf<typeof loadDocuments>>;
}

/** The documents that the offered care needs and that are missing; nothing if that can’t be read. */
export function DocumentsToAdd({ care, rules, documents }: DocumentsToAddProps) {
  const [known, found] = [useStore(rules.$value), useStore(documents.$value)];
  if (known.state !== 'ready' || found.state !== 'ready') return null;
  const needed = ruledDocuments(care, known.value).map((kind) => ({
    kind,
    state: documentState(kind, found.value),
    until: runsOutOn(kind, found.value),
  }));
  if (needed.every(({ state }) => state === 'held')) return null;
  return (
    <Card heading={t.documentsCareOffer}>
      <Text>{t.canSendProfileWithout}</Text>
      <DocumentsNeeded documents={needed} addAt={addDocumentAt} />
      <Stack direction="row">
        <ButtonLink href={href('caregiverDocuments')} variant="secondary">
          {t.goDocuments}
        </ButtonLink>
      </Stack>
    </Card>
  );
}
