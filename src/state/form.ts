// bundle: form
import { atom, onMount, type ReadableAtom } from 'nanostores';
import type { Failure } from '../lib/failure.ts';
import type { Result } from '../lib/result.ts';
import type { DraftStore } from './draft-store.ts';

/** The faults of a form's values, in words, by field. */
export type Faults<Values> = Partial<Record<keyof Values, string>>;

type FormState<Values> = {
  values: Values;
  /** Faults of the submitted values that are not corrected yet. */
  faults: Faults<Values>;
  /** Why the last try failed, if no field is to blame. */
  failure?: Failure;
  /** Counts the failed tries. The error summary takes the focus at each. */
  attempt: number;
  busy: boolean;
  /** Whether it has values that an earlier visit typed and did not submit. */
  restored: boolean;
};

type FormOptions<Values, T> = {
  initial: Values;
  /** The faults of the values before anything is sent. Fields without a fault may be undefined. */
  check: (values: Values) => Faults<Values> | Promise<Faults<Values>>;
  /** Sends the values, which have no fault. */
  submit: (values: Values) => Promise<Result<T, Failure>>;
  /** The faults of single fields in a refusal. If there are none, the failure itself is shown. */
  faultsOf?: (failure: Failure) => Faults<Values>;
  /** Keeps what is typed on this device until it is submitted. */
  draft?: DraftStore<Partial<Values>>;
  /** Fields that no device keeps, such as passwords and files. */
  unkept?: readonly (keyof Values)[];
  /** Whether success leads to another page. The form then stays busy, so that nothing is pressed twice. */
  leaves?: boolean;
};

export type Form<Values, T = unknown> = {
  $state: ReadableAtom<FormState<Values>>;
  /** Takes what was typed or chosen. */
  change(part: Partial<Values>): void;
  /** Checks the values and sends them, once at a time. Undefined if nothing was sent. */
  submit(): Promise<Result<T, Failure> | undefined>;
  /** Shows faults that were found elsewhere, by default as a failed try. */
  fault(faults: Faults<Values>, asTry?: boolean): void;
  /** Resets to the first values, or to these. Typed values are dropped. */
  reset(values?: Values): void;
  /** Sets values read later as the first ones. They are shown unless something is typed and not submitted. */
  startFrom(values: Values): void;
  /** Called if the page is shown again after it was left. */
  stay(): void;
};

/** A form without its controls: values, faults by field, the draft on this device, and sending it once. */
export function createForm<Values extends object, T>(options: FormOptions<Values, T>): Form<Values, T> {
  const { check, submit, faultsOf = () => ({}), draft, unkept = [], leaves = false } = options;
  let { initial } = options;
  let typed = false;
  /** What an earlier visit typed, until it is changed here. It may lack values that the page has read since. */
  let earlier: Partial<Values> | undefined;
  /** The values as they were when their faults were found. */
  let faulty = initial;
  const $state = atom<FormState<Values>>({
    values: initial,
    faults: {},
    attempt: 0,
    busy: false,
    restored: false,
  });
  const set = (part: Partial<FormState<Values>>) => $state.set({ ...$state.get(), ...part });

  if (draft)
    onMount($state, () => {
      void draft.load().then((kept) => {
        // What was typed in the meantime is newer.
        if (!kept || typed) return;
        typed = true;
        earlier = kept;
        set({ values: { ...initial, ...kept }, restored: true });
      });
    });

  const keep = (values: Values) => {
    const kept: Partial<Values> = { ...values };
    for (const field of unkept) delete kept[field];
    void draft?.save(kept);
  };

  /** The faults that these values still have. A fault that only the service found lasts until its field is changed. */
  const standing = (values: Values): Faults<Values> => {
    const { faults } = $state.get();
    const names = Object.keys(faults) as (keyof Values)[];
    if (names.length === 0) return faults;
    const [now, then] = [check(values), check(faulty)];
    if (now instanceof Promise || then instanceof Promise) return faults;
    const left = names.filter((name) => now[name] ?? (!then[name] && values[name] === faulty[name]));
    return Object.fromEntries(left.map((name) => [name, faults[name]])) as Faults<Values>;
  };

  const refuse = (faults: Faults<Values>, values: Values, failure?: Failure) => {
    faulty = values;
    set({ faults, failure, attempt: $state.get().attempt + 1, busy: false });
  };

  return {
    $state,
    change(part) {
      const values = { ...$state.get().values, ...part };
      typed = true;
      earlier = undefined;
      set({ values, faults: standing(values) });
      keep(values);
    },
    async submit() {
      const { values, busy } = $state.get();
      if (busy) return undefined;
      set({ busy: true });
      const faults = found(await check(values));
      if (Object.keys(faults).length > 0) {
        refuse(faults, values);
        return undefined;
      }
      set({ faults: {}, failure: undefined });
      const result = await submit(values);
      if (result.ok) {
        // What was typed in the meantime has not been sent.
        if ($state.get().values === values) {
          typed = false;
          await draft?.forget();
        }
        set({ busy: leaves, restored: false });
        return result;
      }
      const refused = found(faultsOf(result.error));
      refuse(refused, values, Object.keys(refused).length > 0 ? undefined : result.error);
      return result;
    },
    fault(faults, asTry = true) {
      faulty = $state.get().values;
      if (asTry) refuse(faults, faulty);
      else set({ faults, failure: undefined });
    },
    reset(values = initial) {
      typed = false;
      set({ values, faults: {}, failure: undefined, busy: false, restored: false });
      void draft?.forget();
    },
    startFrom(values) {
      initial = values;
      if (!typed) set({ values });
      else if (earlier) set({ values: { ...values, ...earlier } });
    },
    stay: () => set({ busy: false }),
  };
}

const found = <Values>(faults: Faults<Values>) =>
  Object.fromEntries(Object.entries(faults).filter(([, words]) => words)) as Faults<Values>;
