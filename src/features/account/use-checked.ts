import { type FormEvent, useState } from 'react';

/** What is wrong with a form's values, in words, by the id of the field. */
export type Faults<Field extends string = string> = Partial<Record<Field, string>>;

/** Checks a native form when it is submitted; what is wrong goes into its error summary, else the values go on. */
export function useChecked<Values, Field extends string>(options: {
  read: (form: FormData) => Values;
  check: (values: Values) => Faults<Field>;
  onSubmit: (values: Values) => void;
}) {
  const [faults, setFaults] = useState<Faults<Field>>({});
  const [attempt, setAttempt] = useState(0);
  return {
    faults,
    attempt,
    errors: Object.entries<string | undefined>(faults).map(([fieldId, message = '']) => ({
      fieldId,
      message,
    })),
    submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      const values = options.read(new FormData(event.currentTarget));
      const found = options.check(values);
      setFaults(found);
      setAttempt((count) => count + 1);
      if (Object.keys(found).length === 0) options.onSubmit(values);
    },
  };
}
