import type { Wording } from '../../../domain/explain.ts';

/** Why a request lies unsent on this device, where the server has not refused it. */
export const UNSENT: Wording = { taken_back: 'You took it back to change it, so it has not been sent.' };
