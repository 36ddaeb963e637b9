import { DialogForm } from '../../../parts/form-dialog/FormDialog.tsx';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { outcomeOf } from '../../../state/outcome-of.ts';
import { createForm } from '../../../state/form.ts';
import { fill } from '../../../lib/fill.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Select } from '../../../ui/select/Select.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import type { Admin, AssignmentStore } from './assignment.ts';
import * as t from './words.ts';

interface AssignDialogProps {
  open: boolean;
  onClose: () => void;
  store: AssignmentStore;
  /** The person that the record is about. */
  which: string;
  /** People it can't be assigned to: the reader and the current owner. */
  except: readonly (string | undefined)[];
}

/** Assigns a record to a colleague, who is told. */
export function AssignDialog({ open, onClose, which, store, except }: AssignDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={fill(t.giveColleague, { which })}>
      <Loaded data={store.admins} label={t.lookingColleagues}>
        {(admins) => {
          const others = admins.filter(({ id }) => !except.includes(id));
          if (others.length === 0) return <Text>{t.thereNoOtherAdmin}</Text>;
          return <Giving others={others} store={store} onClose={onClose} />;
        }}
      </Loaded>
    </Dialog>
  );
}

function Giving({
  others,
  store,
  onClose,
}: { others: readonly Admin[] } & Pick<AssignDialogProps, 'store' | 'onClose'>) {
  return (
    <DialogForm
      onClose={onClose}
      prefix="give"
      confirm={t.giveIt}
      form={() =>
        createForm({
          initial: { to: others.length === 1 ? (others[0]?.id ?? '') : '' },
          check: ({ to }) => ({ to: to === '' ? t.chooseColleague : undefined }),
          submit: ({ to }) => outcomeOf(store.give)(to),
        })
      }
      onDone={() => toast(t.colleagueTold, { tone: 'success' })}
    >
      {(form) => (
        <Select
          {...form.text('to')}
          label={t.colleague}
          hint={t.getsMessageAbout}
          placeholder={t.chooseOne}
          options={others.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
    </DialogForm>
  );
}
