// bundle: client
import { atom } from 'nanostores';
import type { Said } from '../../../state/device/said.ts';

/** What the signed-in caregiver said that the service does not have or has refused, oldest first. */
export const $said = atom<readonly Said[]>([]);

/** Calls back when something that waited has arrived or was refused. */
export const whenSent = (act: () => unknown): (() => void) =>
  $said.listen((now, before) => void (now.length < (before?.length ?? 0) && act()));
