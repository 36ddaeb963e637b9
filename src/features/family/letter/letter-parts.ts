import './letterhead.css';
import './letter.css';
import head from './letterhead.css?inline';
import style from './letter.css?inline';
import { operator } from '../../../domain/operator.ts';
import { Letter } from './Letter.tsx';

/** Everything a letter needs except its QR code. */
export { Letter };

/** A letter as one HTML file that fetches nothing, so that it still opens years from now. `content` is its HTML. */
export const letterFile = (content: string, title: string) =>
  new Blob(
    [
      `<!doctype html><html lang="${operator.locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${head}${style}</style></head><body>${content}</body></html>`,
    ],
    { type: 'text/html' },
  );
