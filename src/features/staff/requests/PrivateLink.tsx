import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { explain } from '../../../domain/explain.ts';
import { showPrivateCode } from '../../../domain/private-code.ts';
import type { TrackingKey } from '../../../domain/tracking-key.ts';
import { trackingLink } from '../../../domain/tracking-link.ts';
import { showReference } from '../../../lib/reference.ts';
import type { Action } from '../../../state/action.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { DescriptionList } from '../../../ui/description-list/DescriptionList.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { toast } from '../../../ui/toast/toast.ts';

/** A new private link for a family that calls: asked for, then shown once, to be read out or copied. */
export function PrivateLink({ issue }: { issue: Action<[], TrackingKey> }) {
  const { busy, error } = useStore(issue.$state);
  const [asking, setAsking] = useState(false);
  const [key, setKey] = useState<TrackingKey>();
  const close = () => {
    setAsking(false);
    setKey(undefined);
  };
  const goOn = async () => setKey((await issue.run())?.value);
  const copy = (link: string) =>
    void navigator.clipboard.writeText(link).then(
      () => toast('The private link is copied.', { tone: 'success' }),
      () => toast('Your browser does not allow copying. Copy it by hand.'),
    );
  return (
    <Stack direction="row">
      <Button variant="secondary" size="small" onClick={() => setAsking(true)}>
        New private link
      </Button>
      <Dialog
        open={asking}
        onClose={close}
        title={key ? 'The new private link' : 'Give the family a new private link?'}
        actions={
          key ? (
            <>
              <Button onClick={() => copy(trackingLink(location.origin, key))}>Copy private link</Button>
              <Button variant="secondary" onClick={close}>
                Done
              </Button>
            </>
          ) : (
            <>
              <Button busy={busy} busyLabel="Making a new link…" onClick={() => void goOn()}>
                Make a new link
              </Button>
              <Button variant="secondary" onClick={close}>
                Cancel
              </Button>
            </>
          )
        }
      >
        {key ? <Issued trackingKey={key} /> : <Before />}
        {error && !busy && (
          <Notice tone="danger" announce>
            {explain(error)}
          </Notice>
        )}
      </Dialog>
    </Stack>
  );
}

const Before = () => (
  <Text>
    For a family that has lost its link and has no email with us. Make sure first that you talk to the family:
    whoever has the link can read and change everything. The link that it had ends, and that you gave a new
    one is on record.
  </Text>
);

const Issued = ({ trackingKey: key }: { trackingKey: TrackingKey }) => (
  <Stack gap={3}>
    <Text>Read out reference and private code, or copy the link. They are shown this once.</Text>
    <DescriptionList
      items={[
        { term: 'Reference', description: showReference(key.reference) },
        { term: 'Private code', description: showPrivateCode(key.trackingSecret) },
        { term: 'Private link', description: trackingLink(location.origin, key) },
      ]}
    />
  </Stack>
);
