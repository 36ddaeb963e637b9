import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { type Client, clientName } from '../../../domain/client.ts';
import { showPrivateCode } from '../../../domain/private-code.ts';
import type { IssuedLink } from '../../../data/requests.ts';
import type { TrackingKey } from '../../../domain/tracking-key.ts';
import { trackingLink } from '../../../domain/tracking-link.ts';
import { fill } from '../../../lib/fill.ts';
import { showReference } from '../../../lib/reference.ts';
import { ActionError } from '../../../parts/action-error/ActionError.tsx';
import { ShareLink } from '../../../parts/share-link/ShareLink.tsx';
import type { Action } from '../../../state/action.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { DescriptionList } from '../../../ui/description-list/DescriptionList.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import * as t from './words.ts';

interface PrivateLinkProps {
  issue: Action<[], IssuedLink>;
  /** The family's address. If there is none, or the last email failed, the link is shown once, to read out. */
  email: string | null;
  failed: boolean;
  client: Client;
}

/** Makes a private link for a family who have lost their own and call. */
export function PrivateLink({ issue, email: address, failed, client }: PrivateLinkProps) {
  const email = failed ? null : address;
  const { busy } = useStore(issue.$state);
  const [asking, setAsking] = useState(false);
  const [key, setKey] = useState<TrackingKey>();
  const close = () => {
    setAsking(false);
    setKey(undefined);
  };
  const goOn = async () => {
    const issued = (await issue.run())?.value;
    if (issued?.emailed) {
      close();
      toast(t.linkIsOnItsWay, { tone: 'success' });
    } else setKey(issued?.key);
  };
  return (
    <Stack direction="row">
      <Button variant="secondary" size="small" onClick={() => setAsking(true)}>
        {email ? t.emailPrivateLink : t.readOutPrivateLink}
      </Button>
      <Dialog
        open={asking}
        onClose={close}
        title={fill(key ? t.thePrivateLink : email ? t.emailFamilyLink : t.readOutFamilyLink, {
          client: clientName(client),
        })}
        actions={
          key ? (
            <>
              <ShareLink link={key} main />
              <Button variant="secondary" onClick={close}>
                {t.done}
              </Button>
            </>
          ) : (
            <>
              <Button busy={busy} busyLabel={t.makingLink} onClick={() => void goOn()}>
                {email ? t.sendLink : t.makeLink}
              </Button>
              <Button variant="secondary" onClick={close}>
                {t.cancel}
              </Button>
            </>
          )
        }
      >
        {key ? (
          <Issued trackingKey={key} />
        ) : (
          <>
            {failed && address && <Text strong>{fill(t.lastEmailFailed, { email: address })}</Text>}
            <Text>{email ? fill(t.linkGoesTo, { email }) : t.linkIsView}</Text>
          </>
        )}
        <ActionError of={issue} />
      </Dialog>
    </Stack>
  );
}

const Issued = ({ trackingKey: key }: { trackingKey: TrackingKey }) => (
  <Stack gap={3}>
    <Text>{t.readOutReferencePrivate}</Text>
    <DescriptionList
      items={[
        { term: t.reference, description: showReference(key.reference) },
        { term: t.privateCode, description: showPrivateCode(key.trackingSecret) },
        { term: t.privateLink, description: trackingLink(location.origin, key) },
      ]}
    />
  </Stack>
);
