import type { Failure } from './failure.ts';
import type { Result } from './result.ts';

/**
 * Sends words under an id that the device makes, the same until they are answered. So the database counts
 * them once, however often they arrive.
 */
export function underOneId(newId: () => string = () => crypto.randomUUID()) {
  const unanswered = new Map<string, string>();
  return async <T>(
    about: string,
    send: (id: string) => Promise<Result<T, Failure>>,
  ): Promise<Result<T, Failure>> => {
    const id = unanswered.get(about) ?? newId();
    unanswered.set(about, id);
    const answer = await send(id);
    if (answer.ok || answer.error.kind === 'refused') unanswered.delete(about);
    return answer;
  };
}
