import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

/** An element of the static page that is filled in, found by its data attribute, such as `data-reference`. */
export const part = (name: string) => document.querySelector<HTMLElement>(`[data-${name}]`);

const parts = (name: string) => document.querySelectorAll<HTMLElement>(`[data-${name}]`);

/** Writes the text into every element of that name. */
export const write = (name: string, text: string) =>
  parts(name).forEach((place) => (place.textContent = text));

export const toggle = (name: string, shown: boolean) => part(name)?.toggleAttribute('hidden', !shown);

/** Shows the elements whose list has this value, such as `data-when="received waiting"`. */
export const showFor = (name: string, value: string) =>
  parts(name).forEach(
    (place) => (place.hidden = !place.getAttribute(`data-${name}`)?.split(' ').includes(value)),
  );

/** Sets the title of the browser’s tab and of the mobile header. */
export function entitle(title = ''): void {
  document.title = fill(t.caregiverPlacement, { title });
  write('route-title', title);
}

/** Shows beside a button what it did. */
export const say = (where: string, text: string) => write(`said="${where}"`, text);

export const onPress = (name: string, act: () => void) =>
  parts(name).forEach((place) => place.addEventListener('click', act));
