import { useStore } from '@nanostores/react';
import { atom, onMount } from 'nanostores';
import { useState } from 'react';
import { explain } from '../../../domain/explain.ts';
import type { Receipt } from '../../../state/device/storage.ts';
import { href } from '../../../domain/routes.ts';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { PageSpinner } from '../../../ui/spinner/PageSpinner.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { type Correction, correctionOf } from './correction.ts';
import { UNSENT } from './unsent-words.ts';
import { FamilyWizard } from './FamilyWizard.tsx';
import * as t from './words.ts';

const TITLES: Record<string, string> = {
  taken_back: t.requestNotSentYet,
  request_under_way: t.changesNotReached,
};

interface CorrectRequestProps {
  id: string;
  onSent: (receipt: Receipt) => void;
}

/** Refusals that no change of answers can mend. */
const LASTING = ['request_under_way', 'link_ended', 'too_many_changes'];

/** The wizard with a request that the server refused, opened at the first faulty step. */
export default function CorrectRequest({ id, onSent }: CorrectRequestProps) {
  const [$correction] = useState(() => loadCorrection(id));
  const correction = useStore($correction);
  if (!correction) return <PageSpinner />;
  const { drafts, refusal } = correction;
  return (
    <Stack gap={4}>
      <Notice tone="warning" title={TITLES[refusal.code] ?? t.requestCouldNotTaken}>
        {explain(refusal, UNSENT)} {!LASTING.includes(refusal.code) && t.changeWhatNeededThen}
      </Notice>
      <FamilyWizard source={{ drafts, correcting: true }} refusal={refusal} onSent={onSent} />
    </Stack>
  );
}

function loadCorrection(id: string) {
  const $correction = atom<Correction | undefined>(undefined);
  onMount($correction, () => {
    void correctionOf(id).then((found) => {
      if (found) $correction.set(found);
      // It was sent or removed in the meantime. The confirmation page shows its status.
      else location.replace(href('requestConfirmation'));
    });
  });
  return $correction;
}
