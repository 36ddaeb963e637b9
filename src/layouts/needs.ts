/** What a page can’t do without, beside reading. */
export type Need = 'account' | 'request' | 'tracking';

const LOAD_AGAIN = 'Switch it on for this site in your browser’s settings, then load the page again.';

/** What it says to a browser that runs no scripts, and to one that keeps nothing. */
export const NEEDS: Record<Need, { scripts: string; storage?: string }> = {
  account: {
    scripts: `Signing in needs JavaScript. ${LOAD_AGAIN}`,
    storage:
      'Your browser is set to keep nothing for this site, so nobody can stay signed in here. Allow cookies and site data for this address, or use another browser; then load the page again.',
  },
  request: {
    scripts:
      'Without JavaScript this form can’t be sent. Print it, fill it in and post it, or have it at hand when you call.',
    storage:
      'Your browser is set to keep nothing for this site: what you type is gone when you leave this page. You can fill in the form and send it in one go.',
  },
  tracking: { scripts: `This page needs JavaScript. ${LOAD_AGAIN}` },
};
