import { useStore } from '@nanostores/react';
import type { Profile } from '../../../domain/profile.ts';
import { ActionError } from '../../../parts/action-error/ActionError.tsx';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { Checkbox } from '../../../ui/checkbox/Checkbox.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import type { AccountStore } from './account-screen.ts';
import { JobAlerts } from './JobAlerts.tsx';
import * as t from './words.ts';

interface EmailsCardProps {
  role: Profile['role'];
  screen: Pick<AccountStore, 'wantsEmails' | 'chooseEmails'>;
}

/** Turns emails on or off. Messages in the top bar come either way. */
export function EmailsCard({ role, screen }: EmailsCardProps) {
  const { busy } = useStore(screen.chooseEmails.$state);
  const choose = async (wanted: boolean) => {
    if (!(await screen.chooseEmails.run(wanted))) return;
    toast(wanted ? t.writeWheneverSomethingConcerns : t.sendNoMoreThese, {
      tone: 'success',
    });
  };
  return (
    <Card heading={t.emails}>
      <Loaded data={screen.wantsEmails} label={t.lookingUpWhatChose} like>
        {(wanted) => (
          <Checkbox
            label={t.writeMeWheneverSomething}
            hint={role === 'admin' ? t.togetherByKind : t.onceOneEmailEach}
            checked={wanted}
            aria-disabled={busy}
            onChange={({ target }) => void choose(target.checked)}
          />
        )}
      </Loaded>
      <ActionError of={screen.chooseEmails}>{t.yourChoiceIsAs}</ActionError>
      <Text>{t.whatAskYourselfAlways}</Text>
      {role === 'caregiver' && <JobAlerts />}
    </Card>
  );
}
