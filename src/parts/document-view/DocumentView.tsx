import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { downloadName } from '../../domain/download-name.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Loaded } from '../loaded/Loaded.tsx';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import { Spinner } from '../../ui/spinner/Spinner.tsx';
import type { DocumentFile } from './document-file.ts';
import * as styles from './DocumentView.css.ts';
import { PdfFrame } from './PdfFrame.tsx';
import * as t from './words.ts';

interface DocumentViewProps {
  file: DocumentFile;
  /** The document's kind and owner, for screen readers. */
  label: string;
  document: { fileName: string; filePath: string };
  /** What to do if the document can't be shown. */
  advice: string;
}

/** Shows a document's file without a download. */
export function DocumentView({ file, ...shown }: DocumentViewProps) {
  const loaded = useStore(file.$value);
  if (loaded.state === 'failed' && loaded.error.code === 'file_not_its_type')
    return (
      <Notice tone="danger" announce title={t.cantShown}>
        {t.notItsType} {shown.advice}
      </Notice>
    );
  if (loaded.state === 'loading')
    return navigator.pdfViewerEnabled || !shown.document.filePath.endsWith('.pdf') ? (
      <div className={styles.coming}>
        <Spinner label={t.openingDocument} />
      </div>
    ) : (
      <div className={styles.view}>
        <NoPdf />
        <div className={styles.only}>
          <Spinner label={t.openingDocument} />
        </div>
      </div>
    );
  return (
    <Loaded data={file} label={t.openingDocument}>
      {(opened) => <Shown {...opened} {...shown} />}
    </Loaded>
  );
}

function Shown({
  blob,
  url,
  label,
  document,
  advice,
}: { blob: Blob; url: string } & Omit<DocumentViewProps, 'file'>) {
  const [large, setLarge] = useState(false);
  const [broken, setBroken] = useState(false);

  const isPhoto = blob.type.startsWith('image/');
  const isShown = isPhoto ? !broken : navigator.pdfViewerEnabled;
  return (
    <div className={styles.view}>
      {!isShown && !isPhoto && <NoPdf />}
      {!isShown && isPhoto && (
        <Notice tone="warning" title={t.cantShownHere}>
          {t.pictureDamagedSaveTry} {advice}
        </Notice>
      )}
      <div className={isShown ? styles.tools : styles.only}>
        {isShown && isPhoto && (
          <Button variant="secondary" size="small" aria-pressed={large} onClick={() => setLarge(!large)}>
            {t.enlarge}
          </Button>
        )}
        {isShown && !isPhoto && (
          <ButtonLink href={url} target="_blank" variant="secondary" size="small">
            {t.openInTab}
          </ButtonLink>
        )}
        <Button
          variant="secondary"
          size="small"
          icon="download"
          onClick={() => saveFile(blob, downloadName(document.fileName, document.filePath))}
        >
          {t.saveCopy}
        </Button>
      </div>
      {isShown && !isPhoto && <PdfFrame url={url} label={label} />}
      {isShown && isPhoto && (
        // Focusable, so that keys can scroll it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div role="region" aria-label={label} tabIndex={0} className={styles.photo}>
          <img
            src={url}
            alt={label}
            className={large ? styles.actual : styles.whole}
            onError={() => setBroken(true)}
          />
        </div>
      )}
    </div>
  );
}

const NoPdf = () => (
  <Notice tone="warning" title={t.cantShownHere}>
    {t.browserShowsNoPdf}
  </Notice>
);
