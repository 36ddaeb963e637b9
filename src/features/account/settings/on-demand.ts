import type { Failure } from '../../../lib/failure.ts';
import { fail, type Result } from '../../../lib/result.ts';

/** Calls code that loads when it is first needed. Without a connection it can't load. */
export const onDemand = <Code, T>(
  code: Promise<Code>,
  use: (code: Code) => Promise<Result<T, Failure>>,
): Promise<Result<T, Failure>> =>
  code.then(use, () => fail({ kind: 'offline', code: 'unreachable' } as const));
