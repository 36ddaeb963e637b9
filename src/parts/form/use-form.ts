// bundle: form
import { useStore } from '@nanostores/react';
import { type ChangeEvent, type FormEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { explainOnForm } from '../../domain/explain.ts';
import { type Failure, movedOn } from '../../lib/failure.ts';
import type { Form } from '../../state/form.ts';

type Typed = ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>;

export type FormOptions<T> = {
  /** Prefixes the ids of fields, if two forms on a page have the same field: `delete-password`. */
  prefix?: string;
  /** The summary's title above a failure without a field. */
  failureTitle?: string;
  explain?: (failure: Failure) => string;
  onDone?: (value: T) => void;
  /** Called if another person was quicker and there is nothing left to do here. */
  onMovedOn?: () => void;
};

/** Connects a form store to the screen: the props of `Form`, `ErrorSummary` and fields. */
export function useForm<Values extends object, T>(form: Form<Values, T>, options: FormOptions<T> = {}) {
  const { prefix, failureTitle, explain = explainOnForm, onDone, onMovedOn } = options;
  const { values, faults, failure, attempt, busy, restored } = useStore(form.$state);
  const element = useRef<HTMLFormElement>(null);
  const idOf = (name: keyof Values & string) => (prefix ? `${prefix}-${name}` : name);

  // Takes over text from before this code loaded, and from password managers, which send no event.
  const takeTexts = () => {
    const typed = element.current ? new FormData(element.current) : [];
    // Compared with what is drawn, since a draft read since is not in the fields yet.
    const drawn = values as Record<string, unknown>;
    const changed = [...typed].filter(
      ([name, text]) => typeof drawn[name] === 'string' && drawn[name] !== text,
    );
    if (changed.length > 0) form.change(Object.fromEntries(changed) as Partial<Values>);
  };
  useLayoutEffect(takeTexts, [form]);

  // The browser's back button restores a page as it was left.
  useEffect(() => {
    addEventListener('pagehide', form.stay);
    return () => removeEventListener('pagehide', form.stay);
  }, [form]);

  const submit = async () => {
    takeTexts();
    const result = await form.submit();
    if (result?.ok) onDone?.(result.value);
    else if (result && movedOn(result.error)) onMovedOn?.();
  };

  const wrong = (Object.keys(values) as (keyof Values & string)[]).flatMap((name) => {
    const message = faults[name];
    return message ? [{ fieldId: idOf(name), message }] : [];
  });
  return {
    values,
    busy,
    failure,
    restored,
    change: form.change,
    props: {
      ref: element,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        void submit();
      },
    },
    summary: {
      attempt,
      title: failure && failureTitle,
      errors: failure ? [{ message: explain(failure) }] : wrong,
    },
    /** The props of any field. */
    field: <Name extends keyof Values & string>(name: Name) => ({
      id: idOf(name),
      name: name as string,
      value: values[name],
      error: faults[name],
    }),
    /** The props of a text field. */
    text: <Name extends keyof Values & string>(name: Name) => ({
      id: idOf(name),
      name: name as string,
      value: values[name],
      error: faults[name],
      onChange: (event: Typed) =>
        form.change({ [name]: event.currentTarget.value } as unknown as Partial<Values>),
    }),
  };
}
