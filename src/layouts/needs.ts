import * as t from './words.ts';

/** What a page needs to work, besides being read. */
export type Need = 'account' | 'request' | 'tracking';

const LOAD_AGAIN = t.switchSiteBrowsersSettings;

/** What the page says if the browser runs no scripts, or keeps nothing. */
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
