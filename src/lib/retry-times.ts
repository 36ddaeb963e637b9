/** The constants of docs/specification.md, Constants, that only sending files reads; milliseconds. */
export const STORAGE_MAX_OPERATION_RETRY_MS = retryTime(120_000);
export const STORAGE_MAX_UPLOAD_RETRY_MS = retryTime(600_000);

/** Returns a retry time in milliseconds; throws a RangeError unless it is finite and not negative. */
export function retryTime(milliseconds: number): number {
  if (Number.isFinite(milliseconds) && milliseconds >= 0) return milliseconds;
  throw new RangeError(`A retry time must be a non-negative number, not ${milliseconds}`);
}
