// bundle: chrome
export const EMAIL_KEY = 'email';

/** Carries an address to the next page of this tab, never in the page's address, which is logged and shared. */
export function carryEmail(email: string): void {
  try {
    sessionStorage.setItem(EMAIL_KEY, email);
  } catch {
    // It is typed once more where a browser keeps nothing.
  }
}

/** The address that an earlier page of this tab carried here; empty when there is none. */
export const carriedEmail = () => sessionStorage.getItem(EMAIL_KEY) ?? '';
