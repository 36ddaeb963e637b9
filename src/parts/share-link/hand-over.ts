import * as t from './words.ts';

const canShare = () => 'share' in navigator;

/** What the one control is called: a phone’s share sheet copies, too. */
export const handOverLabel = () => (canShare() ? t.sharePrivateLink : t.copyPrivateLink);

export const HANDED_OVER = { copied: t.privateLinkCopied, refused: t.browserNotAllowCopying };

/** Opens the device’s share sheet, or else copies the link. Undefined where the sheet has said it all. */
export async function handOver(url: string): Promise<keyof typeof HANDED_OVER | undefined> {
  if (canShare())
    try {
      await navigator.share({ title: t.ourRequestForCare, url });
      return undefined;
    } catch (error) {
      // Closing the sheet is a decision. A browser that lists the sheet but has none throws something else.
      if (error instanceof DOMException && error.name === 'AbortError') return undefined;
    }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'refused';
  }
}
