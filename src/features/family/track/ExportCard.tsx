import { useStore } from '@nanostores/react';
import { saveFile } from '../../../lib/save-file.ts';
import { ActionError } from '../../../parts/action-error/ActionError.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { NeedsConnection } from '../../../parts/needs-connection/NeedsConnection.tsx';
import type { Changes } from './changes.ts';
import * as t from './leaving.words.ts';

interface ExportCardProps extends Pick<Changes, 'takeAlong'> {
  reference: string;
  offline: boolean;
}

/** Downloads everything kept about a request. */
export function ExportCard({ reference, takeAlong, offline }: ExportCardProps) {
  const { busy } = useStore(takeAlong.$state);
  const download = async () => {
    const kept = await takeAlong.run();
    if (kept) saveFile(new Blob([JSON.stringify(kept.value, null, 2)]), `request-${reference}.json`);
  };
  return (
    <>
      <Heading level={3}>{t.yourData}</Heading>
      <Text>{t.everythingKeepAboutRequest}</Text>
      <ActionError of={takeAlong} />
      <NeedsConnection offline={offline} to={t.toDownloadIt}>
        <Stack direction="row">
          <Button
            variant="secondary"
            size="small"
            icon="download"
            busy={busy}
            onClick={() => void download()}
          >
            {t.downloadMyData}
          </Button>
        </Stack>
      </NeedsConnection>
    </>
  );
}
