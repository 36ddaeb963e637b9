import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import type { TrackedRequest } from '../../../data/tracked-request.ts';
import { trackAddress } from '../../../domain/tracking-link.ts';
import { showReference } from '../../../lib/reference.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { sheet } from './letter-sheet.css.ts';
import { createLetter } from './letter.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

const fetchLetter = () =>
  createLetter({
    parts: () => import('./letter-parts.ts'),
    code: (address) => import('./qr-modules.ts').then(({ qrModules }) => qrModules(address)),
  });

/** The request's status, on paper or as a file. The browser's own print command prints the letter, too. */
export function LetterCard({ request, readAt }: { request: TrackedRequest; readAt: number }) {
  const [letter] = useState(fetchLetter);
  const [shown, setShown] = useState(false);
  const code = useStore(letter.$code);
  const parts = useStore(letter.$parts);
  const { busy, error } = useStore(letter.prepare.$state);
  const paper = useRef<HTMLDivElement>(null);
  const reference = showReference(request.reference);
  const address = trackAddress(location.origin, request.reference);

  // The letter must be in the page before printing, but only then: scripts and page search should not find it.
  useEffect(() => {
    void letter.fetchParts().catch(() => undefined);
    const show = () => flushSync(() => setShown(true));
    const hide = () => setShown(false);
    addEventListener('beforeprint', show);
    addEventListener('afterprint', hide);
    return () => {
      removeEventListener('beforeprint', show);
      removeEventListener('afterprint', hide);
    };
  }, [letter]);

  const printLetter = async () => {
    if (await letter.prepare.run(address)) print();
  };
  const download = async () => {
    const prepared = await letter.prepare.run(address);
    if (!prepared) return;
    flushSync(() => setShown(true));
    const content = paper.current?.innerHTML ?? '';
    setShown(false);
    saveFile(
      prepared.value.letterFile(content, fill(t.yourRequest, { reference })),
      `request-${reference}.html`,
    );
  };

  return (
    <>
      <Heading level={3}>{t.asALetter}</Heading>
      <Text>{t.requestSoFar}</Text>
      {error && !busy && (
        <Notice tone="warning" announce>
          {t.letterNeedsConnectionFirst}
        </Notice>
      )}
      <Stack direction="row" gap={2} wrap>
        <Button variant="secondary" size="small" busy={busy} onClick={() => void printLetter()}>
          {t.print}
        </Button>
        <Button variant="secondary" size="small" icon="download" busy={busy} onClick={() => void download()}>
          {t.download}
        </Button>
      </Stack>
      {shown &&
        parts &&
        createPortal(
          <div className={sheet} ref={paper}>
            <parts.Letter
              request={request}
              readAt={readAt}
              address={address}
              code={code?.address === address ? code.modules : undefined}
            />
          </div>,
          document.body,
        )}
    </>
  );
}
