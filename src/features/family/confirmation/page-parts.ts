import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

/** The places of the static page that are filled in, each known by a data attribute: `data-reference`. */
export const part = (name: string) => document.querySelector<HTMLElement>(`[data-${name}]`);

const parts = (name: string) => document.querySelectorAll<HTMLElement>(`[data-${name}]`);

/** Writes the text wherever the page has a place for it. */
export const write = (name: string, text: string) =>
  parts(name).forEach((place) => (place.textContent = text));

export const toggle = (name: string, shown: boolean) => part(name)?.toggleAttribute('hidden', !shown);

/** Shows what belongs to this value of a list such as `data-when="received waiting"`. */
export const showFor = (name: string, value: string) =>
  parts(name).forEach(
    (place) => (place.hidden = !place.getAttribute(`data-${name}`)?.split(' ').includes(value)),
  );

/** Names the page, in the browser’s tab and in the mobile header. */
export function entitle(title = ''): void {
  document.title = fill(t.caregiverPlacement, { title });
  write('route-title', title);
}

/** Says what came of a button, beside it. */
export const say = (where: string, text: string) => write(`said="${where}"`, text);

/** Does this when one of the elements of a name is pressed. */
export const onPress = (name: string, act: () => void) =>
  parts(name).forEach((place) => place.addEventListener('click', act));
