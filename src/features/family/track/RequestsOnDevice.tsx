import { DELIVERY } from '../../../domain/delivery.ts';
import { formatDateTime } from '../../../domain/operator.ts';
import type { Receipt } from '../../../state/device/storage.ts';
import { showReference } from '../../../lib/reference.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { DividedList } from '../../../ui/divided-list/DividedList.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';

interface RequestsOnDeviceProps {
  receipts: readonly Receipt[];
  open: (receipt: Receipt) => void;
}

/** The requests whose key this device keeps; nothing here says whose they are. */
export function RequestsOnDevice({ receipts, open }: RequestsOnDeviceProps) {
  return (
    <Card heading="On this device" tone="primary">
      <DividedList>
        {receipts.map((receipt) => (
          <li key={receipt.id}>
            <Stack direction="row" gap={2} wrap align="center" justify="between">
              <div>
                <Text strong>{showReference(receipt.reference)}</Text>
                <Text size="sm">
                  {DELIVERY[receipt.status].label}, {formatDateTime(receipt.submittedAt)}
                </Text>
              </div>
              <Button
                variant="secondary"
                size="small"
                aria-label={`Show request ${showReference(receipt.reference)}`}
                onClick={() => open(receipt)}
              >
                Show
              </Button>
            </Stack>
          </li>
        ))}
      </DividedList>
    </Card>
  );
}
