import { useStore } from '@nanostores/react';
import { type CredentialRule, ruledDocuments } from '../../../domain/documents.ts';
import { formatList } from '../../../domain/operator.ts';
import type { CareType } from '../../../domain/vocabulary.ts';
import { CREDENTIALS } from '../../../domain/unmet-requirements.ts';
import { fill } from '../../../lib/fill.ts';
import type { Loadable } from '../../../state/loadable.ts';
import { Text } from '../../../ui/text/Text.tsx';
import type { SectionForm } from './section-form.ts';
import * as t from './words.ts';

interface CareDocumentsProps {
  store: SectionForm;
  rules: Loadable<CredentialRule[]>;
}

/** Which documents the ticked care asks for. */
export function CareDocuments({ store, rules }: CareDocumentsProps) {
  const [known, { values }] = [useStore(rules.$value), useStore(store.$state)];
  const needed = known.state === 'ready' ? ruledDocuments(values.careTypes as CareType[], known.value) : [];
  return (
    <div aria-live="polite">
      {needed.length > 0 && (
        <Text>{fill(t.careAsksFor, { documents: formatList(needed.map((kind) => CREDENTIALS[kind])) })}</Text>
      )}
    </div>
  );
}
