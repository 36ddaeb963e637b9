import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import type { TrackedRequest } from '../../../data/tracking.ts';
import { trackAddress } from '../../../domain/tracking-link.ts';
import { showReference } from '../../../lib/reference.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { sheet } from './letter-sheet.css.ts';
import { createLetter } from './letter.ts';

const fetchLetter = () =>
  createLetter({
    parts: () => import('./letter-parts.ts'),
    code: (address) => import('./qr-modules.ts').then(({ qrModules }) => qrModules(address)),
  });

/** How the request stands, on paper or as a file. Once it was printed, the browser's own printing prints the letter, too. */
export function LetterCard({ request, readAt }: { request: TrackedRequest; readAt: number }) {
  const [letter] = useState(fetchLetter);
  const [shown, setShown] = useState(false);
  const ready = useStore(letter.$ready);
  const { busy, error } = useStore(letter.prepare.$state);
  const paper = useRef<HTMLDivElement>(null);
  const reference = showReference(request.reference);
  const address = trackAddress(location.origin, request.reference);

  const prepare = async () => {
    if (!(await letter.prepare.run(address))) return false;
    // It has to be there before it is printed.
    flushSync(() => setShown(true));
    return true;
  };
  const printLetter = async () => {
    if (await prepare()) print();
  };
  const download = async () => {
    if (!(await prepare())) return;
    const file = letter.$ready
      .get()
      ?.parts.letterFile(paper.current?.innerHTML ?? '', `Your request ${reference}`);
    if (file) saveFile(file, `request-${reference}.html`);
  };

  return (
    <div data-no-print>
      <Card heading="As a letter" tone="sunken">
        <Text>How your request stands and what you asked for, to keep or to show to somebody.</Text>
        {error && !busy && (
          <Notice tone="warning" announce>
            The letter needs a connection the first time. Try again when you have a signal.
          </Notice>
        )}
        <Stack direction="row" gap={2} wrap>
          <Button variant="secondary" size="small" busy={busy} onClick={() => void printLetter()}>
            Print
          </Button>
          <Button
            variant="secondary"
            size="small"
            icon="download"
            busy={busy}
            onClick={() => void download()}
          >
            Download
          </Button>
        </Stack>
      </Card>
      {shown &&
        ready &&
        createPortal(
          <div className={sheet} ref={paper}>
            <ready.parts.Letter
              request={request}
              readAt={readAt}
              address={address}
              code={ready.address === address ? ready.code : undefined}
            />
          </div>,
          document.body,
        )}
    </div>
  );
}
