import { expect, test, vi } from 'vitest';
import { createKeys } from './keys.ts';

vi.stubGlobal('Element', EventTarget);
vi.stubGlobal('HTMLElement', class extends EventTarget {});
vi.stubGlobal('document', { querySelector: () => null, querySelectorAll: () => [], activeElement: null });

function keys(isOn = true) {
  const [open, showHelp] = [vi.fn(), vi.fn()];
  let time = 1000;
  const follow = createKeys({ open, showHelp, isOn: () => isOn, now: () => time });
  const press = (key: string, more: object = {}) =>
    follow({ key, target: null, preventDefault: () => undefined, ...more } as never);
  return { open, showHelp, press, wait: (ms: number) => (time += ms) };
}

test('g and a letter open a screen, but only in quick succession', () => {
  const { open, press, wait } = keys();
  press('g');
  press('p');
  expect(open).toHaveBeenCalledWith('/admin/papers');
  press('g');
  wait(2000);
  press('r');
  press('g');
  press('z');
  press('c');
  expect(open).toHaveBeenCalledOnce();
});

test('the question mark shows them all', () => {
  const { showHelp, press } = keys();
  press('?', { shiftKey: true });
  expect(showHelp).toHaveBeenCalledOnce();
});

test('nothing happens once keys are turned off, or with another key held', () => {
  const off = keys(false);
  const on = keys();
  off.press('?');
  on.press('?', { ctrlKey: true });
  on.press('g', { metaKey: true });
  on.press('p');
  expect([off.showHelp, on.showHelp, on.open].map((told) => told.mock.calls.length)).toEqual([0, 0, 0]);
});

/** A focused element inside these. */
const within = (around: Record<string, unknown>) =>
  Object.assign(new HTMLElement(), { closest: (selector: string) => around[selector] ?? null });

test('Ctrl Enter sends the form with the focus, even if single keys are turned off', () => {
  const requestSubmit = vi.fn();
  const field = within({ form: { requestSubmit } });
  const { press } = keys(false);
  press('Enter', { target: field });
  expect(requestSubmit).not.toHaveBeenCalled();
  press('Enter', { target: field, ctrlKey: true });
  press('Enter', { target: field, metaKey: true });
  expect(requestSubmit).toHaveBeenCalledTimes(2);
});

test('Ctrl Enter sends a dialog that was just opened, also from a button, and leaves links alone', () => {
  const requestSubmit = vi.fn();
  const dialog = { querySelector: () => ({ requestSubmit }) };
  const { press } = keys();
  press('Enter', { target: within({ dialog, a: {} }), ctrlKey: true });
  press('Enter', { target: within({}), ctrlKey: true });
  expect(requestSubmit).not.toHaveBeenCalled();
  press('Enter', { target: within({ dialog }), ctrlKey: true });
  expect(requestSubmit).toHaveBeenCalledOnce();
});

test('x chooses the row with the focus, and keeps it in sight', async () => {
  const [click, scrollIntoView] = [vi.fn(), vi.fn()];
  const row = { querySelector: () => ({ click }), scrollIntoView };
  const { press } = keys();
  press('x');
  vi.stubGlobal('document', { ...document, activeElement: { closest: () => row } });
  press('x');
  expect(click).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(scrollIntoView).toHaveBeenCalledOnce());
});

test('w shows the next week of visits, Shift w the one before', () => {
  const click = vi.fn();
  const buttons = (selector: string) => ({ click: () => click(selector) });
  vi.stubGlobal('document', { ...document, activeElement: null, querySelector: buttons });
  const { press } = keys();
  press('w');
  press('W', { shiftKey: true });
  expect(click.mock.calls).toEqual([['main [data-week="next"]'], ['main [data-week="previous"]']]);
});
