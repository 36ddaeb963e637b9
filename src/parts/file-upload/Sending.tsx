import { sizeInWords } from '../../lib/file-size.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import { Progress } from '../../ui/progress/Progress.tsx';
import { Stack } from '../../ui/stack/Stack.tsx';
import { fill } from '../../lib/fill.ts';
import * as t from './words.ts';

/** How much of a file has been sent, in bytes. */
export type UploadStage = {
  sent: number;
  total: number;
  /** Waits for a connection to begin again. */
  lost: boolean;
  /** This browser can't keep the file, so closing the page loses it. */
  unkept?: boolean;
  /** How often sending has begun. */
  tries: number;
};

interface SendingProps {
  stage: UploadStage;
  onGiveUp: () => void;
}

/** How much of a file has been sent, with a button to stop. */
export function Sending({ stage: { sent, total, lost, unkept, tries }, onGiveUp }: SendingProps) {
  const arrived = total > 0 && sent >= total;
  return (
    <Stack gap={2}>
      {lost && (
        <Notice tone="warning" announce title={t.connectionLost}>
          {t.keepPageOpenFile} {unkept && t.closedAddAgain}
        </Notice>
      )}
      {!lost && tries > 1 && (
        <Notice tone="info" announce title={t.connectionBack}>
          {t.sameFileBeingSent}
        </Notice>
      )}
      {!lost && (
        <Progress
          label={arrived ? t.sentBeingStored : fill(t.sending, { size: sizeInWords(total) })}
          value={total > 0 ? Math.round((100 * sent) / total) : 0}
        />
      )}
      {!arrived && (
        <Stack direction="row">
          <Button variant="secondary" size="small" icon="close" onClick={onGiveUp}>
            {t.stopSending}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}
