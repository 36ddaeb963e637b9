import { useEffect, useState } from 'react';
import type { Receipt } from '../../../state/device/storage.ts';
import { readReceipt, RECEIPTS_CHANGE } from '../../../state/receipt.ts';
import { showReference } from '../../../lib/reference.ts';
import { COME_BACK, DELIVERY, SHARED_WAITING, STILL_WAITING, WAITING } from '../../../domain/delivery.ts';
import { href } from '../../../domain/routes.ts';
import { arrivalOf, followOutbox, syncOutbox } from '../../../pwa/sync.ts';
import { receiptOnce } from '../../../state/device/storage.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import * as styles from '../confirmation/confirmation.css.ts';
import { column } from './RequestWizard.css.ts';
import { useReceipts } from './use-receipts.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

followOutbox();

/**
 * Shown if the confirmation page can't be opened: there is no connection, and no worker has the page. Once the request
 * is sent, the page itself opens.
 */
export default function OfflineConfirmation({ receipt }: { receipt: Receipt }) {
  const [trying, setTrying] = useState<'no' | 'now' | 'failed'>('no');
  const { id, reference, status } = useReceipts().find((each) => each.id === receipt.id) ?? receipt;
  if (status !== 'waiting') location.replace(`${href('requestConfirmation')}#${reference}`);

  useEffect(() => {
    const look = () => {
      const arrived = arrivalOf(receipt.id);
      if (arrived && receiptOnce.keep(arrived)) location.replace(href('requestConfirmation'));
    };
    addEventListener(RECEIPTS_CHANGE, look);
    return () => removeEventListener(RECEIPTS_CHANGE, look);
  }, [receipt]);

  const sendNow = async () => {
    setTrying('now');
    await syncOutbox();
    if (receipt.shared || readReceipt(reference)?.id === id) setTrying('failed');
  };
  return (
    <div className={column} data-status="waiting">
      <Card>
        <Heading level={1}>{fill(t.yourRequest, { predicate: DELIVERY.waiting.predicate })}</Heading>
        <div className={styles.plate}>
          <p>{t.yourReference}</p>
          <p className={styles.reference} data-reference>
            {showReference(reference)}
          </p>
        </div>
        <Text>{receipt.shared ? SHARED_WAITING : WAITING}</Text>
        <Text>{COME_BACK}</Text>
        <Stack gap={3}>
          {trying === 'failed' && (
            <Notice tone="warning" announce>
              {STILL_WAITING}
            </Notice>
          )}
          <Stack direction="row">
            <Button busy={trying === 'now'} busyLabel={t.sendingRequest} onClick={() => void sendNow()}>
              {t.sendNow}
            </Button>
          </Stack>
        </Stack>
      </Card>
    </div>
  );
}
