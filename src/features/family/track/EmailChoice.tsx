import { useStore } from '@nanostores/react';
import { ActionError } from '../../../parts/action-error/ActionError.tsx';
import { Checkbox } from '../../../ui/checkbox/Checkbox.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import type { Changes } from './changes.ts';
import * as t from './contact.words.ts';

interface EmailChoiceProps {
  wanted: boolean;
  chooseEmails: Changes['chooseEmails'];
}

/** Turns emails about the request on or off, also after a link in an email turned them off. */
export function EmailChoice({ wanted, chooseEmails }: EmailChoiceProps) {
  const { busy } = useStore(chooseEmails.$state);
  const choose = async (next: boolean) => {
    if (!(await chooseEmails.run(next))) return;
    toast(next ? t.writeEachStep : t.sendNoMoreEmails, {
      tone: 'success',
    });
  };
  return (
    <>
      <Checkbox
        label={t.writeMeEmailEach}
        hint={t.newPrivateLinkAlways}
        checked={wanted}
        aria-disabled={busy}
        onChange={({ target }) => void choose(target.checked)}
      />
      <ActionError of={chooseEmails}>{t.yourChoiceIsAs}</ActionError>
    </>
  );
}
