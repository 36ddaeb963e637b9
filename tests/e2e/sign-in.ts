import type { Page } from '@playwright/test';
import type { DemoAccount } from '../../scripts/demo/accounts.ts';

/** Signs in by hand, on the sign-in form that is open. */
export async function signIn(
  page: Page,
  { email, password }: Pick<DemoAccount, 'email' | 'password'>,
): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}
