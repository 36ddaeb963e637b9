import {
  forgetReceipt,
  keepSeen,
  readReceipts,
  RECEIPTS_CHANGE,
  storeReceipt,
} from '../../../state/receipt.ts';
import type { TrackingKey } from '../../../domain/tracking-key.ts';
import { readTrackAddress, readTrackingLink } from '../../../domain/tracking-link.ts';
import { tracking, type Tracking } from '../../../state/device/storage.ts';

const RETRY_MS = 20_000;
const NEWS_MS = 180_000;

/** Why the request is looked up again: the person returns, there is news, or the connection is lost. */
export type ReturnReason = 'focus' | 'news' | 'lost';

export type TrackDevice = ReturnType<typeof trackDevice>;

/**
 * What the address, this tab and this device know of requests. A key from a link stays in the tab only, so that nobody
 * else finds it on a shared phone. Receipts of requests sent from here are kept on the device.
 */
export function trackDevice() {
  return {
    /**
     * The key in the address, or only the reference if it comes from a letter. It is removed from the address at once,
     * so that it stays in no history, bookmark or screenshot. An incomplete link is `broken`, which has the reference
     * if the link has one.
     */
    takeLink(): { key: TrackingKey } | { reference: string } | { broken: string } | undefined {
      const { hash, pathname, search } = location;
      // Anchors of the page itself, such as “Skip to content”, are not private links.
      if (hash.length < 2 || document.getElementById(hash.slice(1))) return undefined;
      history.replaceState(history.state, '', pathname + search);
      const reference = readTrackAddress(hash);
      if (reference) return { reference };
      const key = readTrackingLink(hash);
      return key ? { key } : { broken: hash.slice(1).split('.')[0] ?? '' };
    },

    tab: (): Tracking => tracking.read() ?? {},
    keepInTab: (doing: Tracking) => tracking.keep(doing),

    receipts: readReceipts,
    keepReceipt: storeReceipt,
    forgetReceipt,
    keepSeen,

    /** Calls back if a private link is opened while the page is open. */
    onLink(callback: () => void): () => void {
      addEventListener('hashchange', callback);
      return () => removeEventListener('hashchange', callback);
    },

    hasDialog: () => document.querySelector('dialog[open]') !== null,

    /** Calls back every 20 seconds while the page is visible. */
    onWait(callback: () => void): () => void {
      const timer = setInterval(() => document.visibilityState === 'visible' && callback(), RETRY_MS);
      return () => clearInterval(timer);
    },

    /**
     * Calls back when the person returns to the page, every three minutes while they read it, when the connection is
     * lost, and on news: a connection, or something sent.
     */
    onReturn(callback: (why: ReturnReason) => void): () => void {
      const focus = () => document.visibilityState === 'visible' && callback('focus');
      const news = () => callback('news');
      const lost = () => callback('lost');
      const isTyping = () => document.activeElement?.matches('input, select, textarea') ?? false;
      const timer = setInterval(() => navigator.onLine && !isTyping() && focus(), NEWS_MS);
      addEventListener('focus', focus);
      document.addEventListener('visibilitychange', focus);
      addEventListener('online', news);
      addEventListener('offline', lost);
      addEventListener(RECEIPTS_CHANGE, news);
      return () => {
        clearInterval(timer);
        removeEventListener('focus', focus);
        document.removeEventListener('visibilitychange', focus);
        removeEventListener('online', news);
        removeEventListener('offline', lost);
        removeEventListener(RECEIPTS_CHANGE, news);
      };
    },
  };
}
