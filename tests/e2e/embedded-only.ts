import { test } from '@playwright/test';
import { stack } from './stack.ts';

/** Skips the journey on any other stack than the embedded server, which alone promises what it is about. */
export const embeddedOnly = (reason: string) => test.skip(stack !== undefined, reason);
