import type { PostgresConnection } from '@supabase/lite/postgres';
import { currentRequest } from '../api/request-scope.ts';

/**
 * @supabase/lite 0.10.0: during a call to auth or storage, an error of the database or a lost connection to it becomes
 * a bare 500, and the error is lost. The answer should name it, as hosted Supabase does. Here the request keeps the
 * last error, for the code that makes the answer.
 */
export function noteErrors({ driver }: PostgresConnection): void {
  const noted = async <T>(work: PromiseLike<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      const request = currentRequest();
      if (request) request.databaseError = error;
      throw error;
    }
  };
  const reserve = driver.reserve.bind(driver);
  driver.reserve = async () => {
    const reserved = await noted(reserve());
    const { unsafe } = reserved;
    return Object.assign(reserved, {
      unsafe: (...statement: Parameters<typeof unsafe>) => noted(unsafe(...statement)),
    });
  };
}
