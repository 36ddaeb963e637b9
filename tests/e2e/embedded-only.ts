import { test } from '@playwright/test';
import { stack } from './stack.ts';

/** Skips the journey on any other stack, since only the embedded server promises this. */
export const embeddedOnly = (reason: string) => test.skip(stack !== undefined, reason);
