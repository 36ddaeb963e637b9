import type { Receipt } from '../../../state/device/storage.ts';
import { showReference } from '../../../lib/reference.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { DividedList } from '../../../ui/divided-list/DividedList.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { fill } from '../../../lib/fill.ts';
import { onDeviceInWords } from './request-on-device.ts';
import * as t from './look-up.words.ts';

interface RequestsOnDeviceProps {
  receipts: readonly Receipt[];
  open: (receipt: Receipt) => void;
}

/** The requests whose key this device keeps. */
export default function RequestsOnDevice({ receipts, open }: RequestsOnDeviceProps) {
  return (
    <Card heading={t.onThisDevice} tone="primary">
      <DividedList>
        {receipts.map((receipt) => (
          <li key={receipt.id}>
            <Stack direction="row" gap={2} wrap align="center" justify="between">
              <div>
                <Text strong>{onDeviceInWords(receipt).name}</Text>
                <Text size="sm">{onDeviceInWords(receipt).state}</Text>
              </div>
              <Button
                variant="secondary"
                size="small"
                aria-label={fill(t.showRequest, { reference: showReference(receipt.reference) })}
                onClick={() => open(receipt)}
              >
                {t.show}
              </Button>
            </Stack>
          </li>
        ))}
      </DividedList>
    </Card>
  );
}
