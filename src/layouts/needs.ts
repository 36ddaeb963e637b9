import * as t from './words.ts';

/** What a page can’t do without, beside reading. */
export type Need = 'account' | 'request' | 'tracking';

const LOAD_AGAIN = t.switchSiteBrowsersSettings;

/** What it says to a browser that runs no scripts, and to one that keeps nothing. */
export const NEEDS: Record<Need, { scripts: string; storage?: string }> = {
  account: {
    scripts: `${t.signingNeedsJavascript} ${LOAD_AGAIN}`,
    storage: t.browserSetKeepNothing,
  },
  request: {
    scripts: t.withoutJavascriptFormCant,
    storage: t.browserSetKeepNothingSite,
  },
  tracking: { scripts: `${t.pageNeedsJavascript} ${LOAD_AGAIN}` },
};
