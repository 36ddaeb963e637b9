import { useState } from 'react';
import { formatDateTime } from '../../../domain/operator.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Text } from '../../../ui/text/Text.tsx';

interface ResumePromptProps {
  /** Milliseconds since 1970. */
  savedAt: number;
  /** A request was sent from these answers before they were changed. */
  corrects: boolean;
  onResume: () => void;
  onStartAgain: () => void;
}

/** Someone comes back to a request that was begun on this device. It shows no answer: another person may be looking. */
export default function ResumePrompt({ savedAt, corrects, onResume, onStartAgain }: ResumePromptProps) {
  const [asking, setAsking] = useState(false);
  return (
    <Stack gap={4}>
      <Heading level={1}>You have {corrects ? 'changed' : 'started'} a request</Heading>
      <Text>
        Your answers of {formatDateTime(new Date(savedAt).toISOString())} are still on this device.{' '}
        {corrects ? 'They have not been sent yet.' : 'Nothing has been sent yet.'}
      </Text>
      <Stack direction="row" gap={2} wrap>
        <Button onClick={onResume}>Continue where you stopped</Button>
        <Button variant="secondary" onClick={() => setAsking(true)}>
          Start again
        </Button>
      </Stack>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Start again?"
        actions={
          <>
            <Button variant="danger" onClick={onStartAgain}>
              Remove my answers
            </Button>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              Keep them
            </Button>
          </>
        }
      >
        The answers that you gave so far will be removed from this device.
      </Dialog>
    </Stack>
  );
}
