import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { today } from '../../../domain/operator.ts';
import { ActionError } from '../../../parts/action-error/ActionError.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { Progress } from '../../../ui/progress/Progress.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import type { AccountStore } from './account-screen.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

/** Downloads everything kept about the person. */
export function DataCard({ screen }: { screen: AccountStore }) {
  const { busy } = useStore(screen.collect.$state);
  const progress = useStore(screen.$progress);
  const [missing, setMissing] = useState<string[]>([]);
  const download = async () => {
    setMissing([]);
    const collected = await screen.collect.run();
    if (!collected) return;
    const { archive, missing: left } = collected.value;
    saveFile(archive, `my-data-${today()}.zip`);
    setMissing(left);
    if (left.length === 0) toast(t.dataDownloads, { tone: 'success' });
  };
  return (
    <Card heading={t.downloadData}>
      <Text>{t.oneFileEverythingKeep}</Text>
      {progress && progress.total > 0 && (
        <Progress value={progress.done} max={progress.total} label={t.fetchingFiles} />
      )}
      <ActionError of={screen.collect} />
      {missing.length > 0 && (
        <Notice tone="warning" announce title={t.downloadedButNotAll}>
          {fill(t.filesNotFetched, { count: missing.length, files: missing.join(', ') })}
        </Notice>
      )}
      <Stack direction="row">
        <Button
          variant="secondary"
          icon="download"
          busy={busy}
          busyLabel={t.puttingDataTogether}
          onClick={() => void download()}
        >
          {t.downloadMyData}
        </Button>
      </Stack>
    </Card>
  );
}
