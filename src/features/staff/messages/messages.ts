import { answerFamily, loadFamilyMessages, needNoAnswer } from '../../../data/family-messages.ts';
import type { ValueOf } from '../../../lib/result.ts';
import { action } from '../../../state/action.ts';
import { loadable } from '../../../state/loadable.ts';
import { thenRefresh } from '../../../state/then-refresh.ts';
import type { NextStore } from '../next/next-up.ts';

const messageCalls = { loadFamilyMessages, answerFamily, needNoAnswer };
export type Message = ValueOf<typeof loadFamilyMessages>[number];
export type MessagesStore = ReturnType<typeof createMessages>;

/** The messages about a request, and answering them, which `next` follows. */
export function createMessages(
  requestId: string,
  next: Pick<NextStore, 'after'>,
  further?: () => Promise<unknown>,
  service = messageCalls,
) {
  const list = loadable(() => service.loadFamilyMessages(requestId));
  const refresh = () => Promise.all([list.reload(), further?.()]);
  return {
    list,
    answer: action(next.after(thenRefresh(service.answerFamily, refresh))),
    needNone: action(next.after(thenRefresh(service.needNoAnswer, refresh))),
  };
}
