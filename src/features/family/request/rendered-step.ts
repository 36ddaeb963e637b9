import type { Answers } from '../../../domain/questions/questions.ts';
import { sharedDevice } from '../../../state/device/storage.ts';
import { who } from './steps.ts';

/** The first step in the page's HTML, before the wizard's code arrives. */
export type RenderedStep = {
  /** What was typed or chosen in it; undefined if nothing was. */
  answers(): Partial<Answers> | undefined;
  /** Whether “Continue” was pressed. */
  wantsOn(): boolean;
  /** Ends the hiding once the wizard knows what to show (rendered-step-script.ts). */
  reveal(): void;
};

/** The first step of `/request`, which its HTML holds (decision 0153). */
export const renderedStep: RenderedStep = {
  answers() {
    const form = document.querySelector<HTMLFormElement>('main form');
    const asked: readonly string[] = [...who.fields, 'sharedDevice'];
    const typed = [...new FormData(form ?? undefined)]
      .filter(([name, value]) => value !== '' && asked.includes(name))
      .map(([name, value]) => [name, name === 'sharedDevice' || value]);
    if (sharedDevice.read()) typed.push(['sharedDevice', true]);
    return typed.length > 0 ? (Object.fromEntries(typed) as Partial<Answers>) : undefined;
  },
  wantsOn: () => 'wantsOn' in document.documentElement.dataset,
  reveal: () => delete document.documentElement.dataset['begun'],
};
