import type { Page } from '@playwright/test';

/** Answers, on applying, whether the profile may be shared with the family. */
export const mayShare = (page: Page, answer: 'Yes' | 'No') =>
  page
    .getByRole('group', { name: 'May we share your profile with the family?' })
    .getByRole('radio', { name: answer })
    .click();
