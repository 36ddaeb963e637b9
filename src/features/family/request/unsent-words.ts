import type { Wording } from '../../../domain/explain.ts';

/** Why a request, or a change to it, lies unsent on this device. */
export const UNSENT: Wording = {
  taken_back: 'You took it back to change it, so it has not been sent.',
  link_replaced:
    'A newer private link to this request was sent or given out, and only that one can change it. Open that one, or call us.',
};
