import { formatDateTime } from '../../../domain/operator.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { TextField } from '../../../ui/text-field/TextField.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import type { MadeInvitation as Made } from './invitations.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

/** The link of a new invitation, in case its email does not arrive. */
export function MadeInvitation({ made, onClose }: { made: Made; onClose: () => void }) {
  const copy = () =>
    navigator.clipboard.writeText(made.link).then(
      () => toast(t.linkCopied, { tone: 'success' }),
      () => toast(t.linkCouldNotCopied, { tone: 'warning' }),
    );
  return (
    <Stack gap={4}>
      <Notice tone="success" announce title={fill(t.emailWay, { email: made.email })}>
        {fill(t.linkWorksUntilOnce, { time: formatDateTime(made.expiresAt) })}
      </Notice>
      <TextField
        label={t.linkHandOver}
        hint={t.ifEmailNotArrive}
        readOnly
        value={made.link}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Stack direction="row" gap={2} wrap>
        <Button onClick={() => void copy()}>{t.copyLink}</Button>
        <Button variant="secondary" onClick={onClose}>
          {t.done}
        </Button>
      </Stack>
    </Stack>
  );
}
