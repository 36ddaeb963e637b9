import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { NewFactorForm } from '../second-factor/NewFactorForm.tsx';
import * as t from '../second-factor/words.ts';
import type { AccountStore } from './account-screen.ts';

/** For staff: shows and replaces the app for sign-in codes. */
export default function SecondFactorCard({ screen }: { screen: AccountStore }) {
  const has = useStore(screen.$hasFactor);
  const [isNew, setNew] = useState(false);
  const done = () => {
    setNew(false);
    void screen.reload();
    toast(t.isOn, { tone: 'success' });
  };
  return (
    <Card heading={t.secondFactor}>
      <Stack gap={3}>
        <Text>{has ? t.on : t.off}</Text>
        {isNew && has && <Text>{t.keepOld}</Text>}
        {isNew && <NewFactorForm hasFactor={has} onDone={done} />}
        <Stack direction="row">
          <Button variant="secondary" onClick={() => setNew(!isNew)}>
            {isNew ? t.cancel : has ? t.replace : t.setUp}
          </Button>
        </Stack>
      </Stack>
    </Card>
  );
}
