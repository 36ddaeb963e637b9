import type { Failure } from './failure.ts';
import type { Result } from './result.ts';

/**
 * What is said under an id that the device makes: until it is answered, the same thing is sent under the same id, so that the
 * database takes it once however often it arrives.
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
