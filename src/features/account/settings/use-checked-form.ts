import { useStore } from '@nanostores/react';
import { useState, type FormEvent } from 'react';
import type { Action } from '../../../state/action.ts';
import { readTexts } from './account-forms.ts';
import { fieldAtFault, wordAccountError } from './account-words.ts';

type Options<Name extends string> = {
  /** Begins the fields' ids, which are unique on the page: `email-password`. */
  prefix: string;
  names: readonly Name[];
  faultsOf: (values: Record<Name, string>) => Partial<Record<Name, string>>;
  act: Action<[Record<Name, string>], unknown>;
  onDone: (values: Record<Name, string>) => void;
};

/** A form of text fields that checks itself, then acts; what the server refuses is shown at its field, too. */
export function useCheckedForm<Name extends string>(options: Options<Name>) {
  const { prefix, names, faultsOf, act, onDone } = options;
  const { busy, error } = useStore(act.$state);
  const [faults, setFaults] = useState<Partial<Record<Name, string>>>({});
  const [attempt, setAttempt] = useState(0);

  const idOf = (name: Name) => `${prefix}-${name}`;
  const errors = names.flatMap((name) => {
    const message = faults[name];
    return message ? [{ fieldId: idOf(name), message }] : [];
  });

  const check = async (form: HTMLFormElement): Promise<Partial<Record<Name, string>>> => {
    const values = readTexts(new FormData(form), names);
    const found = faultsOf(values);
    if (Object.keys(found).length > 0) return found;
    if (await act.run(values)) {
      form.reset();
      onDone(values);
    }
    const refused = act.$state.get().error;
    const at = refused && fieldAtFault(refused);
    return at ? ({ [at.field]: at.words } as typeof found) : {};
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    void check(event.currentTarget).then((found) => {
      setFaults(found);
      setAttempt((count) => count + 1);
    });
  };

  const elsewhere = error && !busy && errors.length === 0 && !fieldAtFault(error);
  return {
    busy,
    errors,
    attempt,
    /** What went wrong that is about no field, in words. */
    problem: elsewhere ? wordAccountError(error) : undefined,
    submit,
    /** The id, name and error of a field. */
    field: (name: Name) => ({ id: idOf(name), name, error: faults[name] }),
  };
}
