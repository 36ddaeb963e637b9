import type { Failure } from '../../../lib/failure.ts';
import type { Result } from '../../../lib/result.ts';
import { createForm } from '../../../state/form.ts';

/** The day on which a placement begins, as `yyyy-mm-dd`; at first the one that the family asked for. */
export const createPlaceForm = (
  startsOn: string,
  place: (startsOn: string) => Promise<Result<unknown, Failure>>,
) =>
  createForm({
    initial: { startsOn },
    check: (values) => ({
      startsOn: values.startsOn ? undefined : 'Enter the day on which the care starts.',
    }),
    submit: (values) => place(values.startsOn),
  });
