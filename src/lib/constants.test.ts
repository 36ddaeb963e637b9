import { expect, test } from 'vitest';
import * as constants from './constants.ts';
import * as retries from './retry-times.ts';

test('the constants are the specification’s', () => {
  expect({ ...constants, ...retries }).toMatchObject({
    TOAST_LIMIT: 3,
    TOAST_AUTO_CLOSE_MS: 5000,
    INSTALL_SUCCESS_TOAST_MS: 6000,
    UPDATE_CHECK_INTERVAL_MS: 300000,
    INSTALL_PROMPT_DELAY_MS: 2000,
    TOP_BAR_HEIGHT_PX: 64,
    DRAWER_WIDTH_PX: 280,
    STORAGE_MAX_OPERATION_RETRY_MS: 120000,
    STORAGE_MAX_UPLOAD_RETRY_MS: 600000,
  });
});

test('a retry time that is negative or not a number is refused', () => {
  expect(retries.retryTime(0)).toBe(0);
  for (const wrong of [-1, Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(() => retries.retryTime(wrong)).toThrow(RangeError);
  }
});
