import { toast } from '../../../ui/toast/toast.ts';
import * as t from './words.ts';

export const copyLink = (link: string): void =>
  void navigator.clipboard.writeText(link).then(
    () => toast(t.privateLinkCopied, { tone: 'success' }),
    () => toast(t.browserNotAllowCopying),
  );
