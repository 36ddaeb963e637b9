// bundle: routes
/** The outcome of anything that may fail as expected. Bugs throw instead. */
export type Result<T, E> = { ok: true; value: T } | { ok: false; error: E };

/** Wraps a success. */
export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value });

/** Wraps an expected failure. */
export const fail = <E>(error: E): Result<never, E> => ({ ok: false, error });

/** A success changed by `change`, or the failure as it is. */
export const mapped = <T, U, E>(answer: Result<T, E>, change: (value: T) => U): Result<U, E> =>
  answer.ok ? ok(change(answer.value)) : answer;

/** The value of a function that answers with a Result. */
export type ValueOf<Load extends (...args: never[]) => Promise<Result<unknown, unknown>>> = Extract<
  Awaited<ReturnType<Load>>,
  { ok: true }
>['value'];
