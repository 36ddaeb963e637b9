import { formatDateTime } from '../../../domain/operator.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { TextField } from '../../../ui/text-field/TextField.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import type { MadeInvitation as Made } from './invitations.ts';

/** The link of a new invitation, to hand over where the email does not arrive. */
export function MadeInvitation({ made, onClose }: { made: Made; onClose: () => void }) {
  const copy = () =>
    navigator.clipboard.writeText(made.link).then(
      () => toast('Link copied.', { tone: 'success' }),
      () => toast('The link could not be copied. Select it and copy it by hand.', { tone: 'warning' }),
    );
  return (
    <Stack gap={4}>
      <Notice tone="success" announce title={`An email is on its way to ${made.email}`}>
        The link in it works until {formatDateTime(made.expiresAt)}, once, and for this address only.
      </Notice>
      <TextField
        label="Link to hand over"
        hint="If the email does not arrive, send this yourself. For safety it is shown only now."
        readOnly
        value={made.link}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Stack direction="row" gap={2} wrap>
        <Button onClick={() => void copy()}>Copy link</Button>
        <Button variant="secondary" onClick={onClose}>
          Done
        </Button>
      </Stack>
    </Stack>
  );
}
