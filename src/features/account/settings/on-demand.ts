import type { Failure } from '../../../lib/failure.ts';
import { fail, type Result } from '../../../lib/result.ts';

/** Uses code that is fetched when it is needed; without a connection it does not come. */
export const onDemand = <Code, T>(
  code: Promise<Code>,
  use: (code: Code) => Promise<Result<T, Failure>>,
): Promise<Result<T, Failure>> =>
  code.then(use, () => fail({ kind: 'offline', code: 'unreachable' } as const));
