import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { confirmProfile } from '../../../data/entered-profiles.ts';
import { explain } from '../../../domain/explain.ts';
import { toFirstField } from '../../../domain/profile-fields.ts';
import { href } from '../../../domain/routes.ts';
import type { Failure } from '../../../lib/failure.ts';
import type { Result } from '../../../lib/result.ts';
import { action } from '../../../state/action.ts';
import { thenRefresh } from '../../../state/then-refresh.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { DescriptionList } from '../../../ui/description-list/DescriptionList.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import type { OwnProfile } from '../load-profile.ts';
import { WhenConnected } from '../WhenConnected.tsx';
import { enteredFacts } from './entered-facts.ts';
import * as t from './words.ts';

interface EnteredNoticeProps {
  profile: OwnProfile;
  reload: () => Promise<unknown>;
  confirm?: (enteredAt: string) => Promise<Result<unknown, Failure>>;
}

/** What our team entered in the profile, for the caregiver to change or confirm. */
export default function EnteredNotice({ profile, reload, confirm = confirmProfile }: EnteredNoticeProps) {
  const [confirming] = useState(() => action(thenRefresh(confirm, reload)));
  const { busy, error } = useStore(confirming.$state);
  const onConfirm = async () => {
    if (await confirming.run(profile.enteredAt ?? '')) toast(t.confirmed, { tone: 'success' });
  };
  return (
    <Card heading={t.pleaseCheck}>
      <Text>{t.entered}</Text>
      <DescriptionList items={enteredFacts(profile)} />
      {error && (
        <Notice tone="danger" announce title={t.notConfirmed}>
          {explain(error)}
        </Notice>
      )}
      <WhenConnected to={t.toConfirm}>
        <Stack direction="row" gap={2} wrap>
          <Button busy={busy} busyLabel={t.confirming} onClick={() => void onConfirm()}>
            {t.itIsRight}
          </Button>
          <ButtonLink
            variant="secondary"
            href={`${href('caregiverProfile')}${toFirstField(profile.unconfirmed)}`}
          >
            {t.change}
          </ButtonLink>
        </Stack>
      </WhenConnected>
    </Card>
  );
}
