export const copyPrivateLink = 'Copy private link';
export const copyLinkOf = 'Copy the link “{name}”';
export const shareLinkOf = 'Share the link “{name}”';
export const sharePrivateLink = 'Share private link';
export const ourRequestForCare = 'Our request for care';
export const privateLinkCopied = 'The private link is copied.';
export const browserNotAllowCopying = 'Your browser doesn’t allow copying. Copy the link by hand.';
