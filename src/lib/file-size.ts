const MB = 1024 * 1024;

/** A file's size in bytes, in words. Rounded up and as limits count it, so that what is over 10 MB never reads “10.0 MB”. */
export const sizeInWords = (bytes: number): string =>
  bytes < MB
    ? `${Math.max(1, Math.round(bytes / 1024))} KB`
    : `${(Math.ceil((10 * bytes) / MB) / 10).toFixed(1)} MB`;
