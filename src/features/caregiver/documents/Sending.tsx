import { sizeInWords } from '../../../lib/file-size.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { Progress } from '../../../ui/progress/Progress.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import type { UploadStage } from './upload-form.ts';

interface SendingProps {
  stage: UploadStage;
  onGiveUp: () => void;
}

/** How far a file has come, and the way to stop it. */
export function Sending({ stage: { sent, total, lost, tries }, onGiveUp }: SendingProps) {
  const arrived = total > 0 && sent >= total;
  return (
    <Stack gap={2}>
      {lost && (
        <Notice tone="warning" announce title="The connection is lost">
          Keep this page open: the file is sent again, from its beginning, once the connection is back.
        </Notice>
      )}
      {!lost && tries > 1 && (
        <Notice tone="info" announce title="The connection is back">
          The same file is being sent again, from its beginning.
        </Notice>
      )}
      {!lost && (
        <Progress
          label={arrived ? 'Sent. It is being stored…' : `Sending ${sizeInWords(total)}`}
          value={total > 0 ? Math.round((100 * sent) / total) : 0}
        />
      )}
      {!arrived && (
        <Stack direction="row">
          <Button variant="secondary" size="small" icon="close" onClick={onGiveUp}>
            Stop sending
          </Button>
        </Stack>
      )}
    </Stack>
  );
}
