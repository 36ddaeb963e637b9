import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { loadCovers } from '../../../data/visits.ts';
import { formatDistance } from '../../../domain/operator.ts';
import { fill } from '../../../lib/fill.ts';
import type { ValueOf } from '../../../lib/result.ts';
import { DialogForm } from '../../../parts/form-dialog/FormDialog.tsx';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { outcomeOf } from '../../../state/outcome-of.ts';
import { CheckboxGroup } from '../../../ui/checkbox-group/CheckboxGroup.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { AskedPeople } from './AskedPeople.tsx';
import type { PlacementStore, Visit } from './placement-screen.ts';
import { createInviteForm } from './visit-forms.ts';
import * as t from './words.ts';

interface InviteDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  visit: Visit;
  screen: Pick<PlacementStore, 'coversFor' | 'inviteToCover'>;
}

type Person = ValueOf<typeof loadCovers>[number];

/** Invites several caregivers to cover a visit, and shows those already invited. */
export function InviteDialog({ open, title, ...inside }: InviteDialogProps) {
  return (
    <Dialog open={open} onClose={inside.onClose} title={title}>
      <Invite {...inside} />
    </Dialog>
  );
}

function Invite({ onClose, visit, screen }: Omit<InviteDialogProps, 'open' | 'title'>) {
  const change = visit.changeId ?? '';
  const [covers] = useState(() => screen.coversFor(change));
  const [store] = useState(() => createInviteForm(change, outcomeOf(screen.inviteToCover)));
  const { values } = useStore(store.$state);
  return (
    <Loaded data={covers} label={t.lookingForCaregivers}>
      {(people) => {
        const left = people.filter(({ invited }) => !invited);
        return (
          <Stack gap={3}>
            <AskedPeople people={people} />
            {left.length === 0 ? (
              <Text>{people.length === 0 ? t.nobodyCan : t.everyoneAsked}</Text>
            ) : (
              <DialogForm
                onClose={onClose}
                form={() => store}
                confirm={
                  values.caregivers.length
                    ? fill(t.inviteCount, { count: values.caregivers.length })
                    : t.inviteSeveral
                }
                onDone={() => toast(t.invitedDone, { tone: 'success' })}
              >
                {(form) => (
                  <>
                    <Text>{t.inviteExplain}</Text>
                    <CheckboxGroup
                      {...form.field('caregivers')}
                      legend={t.whoToInvite}
                      options={left.map(optionOf)}
                      onChange={(caregivers) => form.change({ caregivers })}
                    />
                  </>
                )}
              </DialogForm>
            )}
          </Stack>
        );
      }}
    </Loaded>
  );
}

const optionOf = ({ caregiverId, caregiverName, km, isKnown }: Person) => ({
  value: caregiverId,
  label: caregiverName,
  hint: [km === null ? '' : formatDistance(km), isKnown ? t.hasBeenThere : ''].filter(Boolean).join(', '),
});
