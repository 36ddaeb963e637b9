import { fill } from '../../lib/fill.ts';
import * as t from './words.ts';

const canShare = () => 'share' in navigator;

/** The button's label. A phone’s share sheet can copy, too. */
export function handOverLabel(name?: string): string {
  if (name === undefined) return canShare() ? t.sharePrivateLink : t.copyPrivateLink;
  return fill(canShare() ? t.shareLinkOf : t.copyLinkOf, { name });
}

export const HANDED_OVER = { copied: t.privateLinkCopied, refused: t.browserNotAllowCopying };

/** Opens the device’s share sheet, or else copies the link. Undefined if nothing more needs saying. */
export async function handOver(url: string): Promise<keyof typeof HANDED_OVER | undefined> {
  if (canShare())
    try {
      await navigator.share({ title: t.ourRequestForCare, url });
      return undefined;
    } catch (error) {
      // Closing the sheet is a choice. A browser that claims to have a sheet and has none throws another error.
      if (error instanceof DOMException && error.name === 'AbortError') return undefined;
    }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'refused';
  }
}
