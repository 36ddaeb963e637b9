import { encode } from 'uqr';

/** A text as the modules of a QR code, row by row, dark ones true. Error correction M: it can be stained or folded. */
export const qrModules = (text: string): boolean[][] => encode(text, { ecc: 'M', border: 2 }).data;
