import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { fetchPhoto } from '../../../data/document-files.ts';
import { PHOTO_TYPES } from '../../../domain/photo.ts';
import { ConfirmDialog } from '../../../parts/confirm-dialog/ConfirmDialog.tsx';
import { FetchedPortrait } from '../../../parts/portrait/FetchedPortrait.tsx';
import { Portrait } from '../../../parts/portrait/Portrait.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { FileField } from '../../../ui/file-field/FileField.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { Sending } from '../../../parts/file-upload/Sending.tsx';
import { createOwnPhoto, type OwnPhotoStore } from './own-photo.ts';
import { photoInWords } from './photo-words.ts';
import * as styles from './profile.css.ts';
import type { OwnProfile } from '../load-profile.ts';
import * as t from './words.ts';

interface OwnPhotoProps {
  profile: OwnProfile;
  refresh: () => Promise<unknown>;
  store?: OwnPhotoStore;
}

/** Adds, replaces or removes the caregiver's photo. */
export default function OwnPhoto({ profile, refresh, store }: OwnPhotoProps) {
  const [photo] = useState(() => store ?? createOwnPhoto(refresh));
  const [asking, setAsking] = useState<'replace' | 'remove'>();
  // A file input can only be emptied by drawing a new one.
  const [stored, setStored] = useState(0);
  const [stage, fault] = [useStore(photo.$stage), useStore(photo.$fault)];
  const { photoPath } = profile;
  const name = profile.fullName ?? '';
  const choose = async (file: File | null) => {
    if (!(await photo.choose(file))) return;
    setStored((count) => count + 1);
    setAsking(undefined);
    toast(t.yourPhotoIsWith, { tone: 'success' });
  };
  return (
    <Stack as="section" gap={3}>
      <div className={styles.photo}>
        {photoPath ? (
          <FetchedPortrait key={photoPath} name={name} size="large" load={() => fetchPhoto(photoPath)} />
        ) : (
          <Portrait name={name} size="large" />
        )}
        <div className={styles.photoWords}>
          <Text tone="muted" size="sm" measure>
            {photoInWords(profile)}
          </Text>
        </div>
      </div>
      {photoPath && !asking && (
        <Stack direction="row" gap={2} wrap>
          <Button variant="secondary" size="small" icon="refresh" onClick={() => setAsking('replace')}>
            {t.replacePhoto}
          </Button>
          <Button variant="quiet" size="small" icon="trash" onClick={() => setAsking('remove')}>
            {t.removePhoto}
          </Button>
        </Stack>
      )}
      {(!photoPath || asking === 'replace') && (
        <FileField
          key={stored}
          id="photo"
          label={photoPath ? t.anotherPhoto : t.addPhoto}
          optional={!photoPath}
          hint={t.jpegPngWebpMost}
          accept={Object.keys(PHOTO_TYPES).join(',')}
          camera="user"
          error={fault}
          onChange={([file = null]) => void choose(file)}
        />
      )}
      {stage && <Sending stage={stage} onGiveUp={photo.giveUp} />}
      {asking === 'replace' && !stage && (
        <Stack direction="row">
          <Button variant="quiet" size="small" onClick={() => setAsking(undefined)}>
            {t.keepOneI}
          </Button>
        </Stack>
      )}
      <ConfirmDialog
        open={asking === 'remove'}
        onClose={() => setAsking(undefined)}
        title={t.removePhotoQuestion}
        confirm={t.remove}
        busyLabel={t.removing}
        act={photo.removal}
        onDone={() => toast(t.photoRemoved)}
      >
        {t.deletedGoodNoFamily}
      </ConfirmDialog>
    </Stack>
  );
}
