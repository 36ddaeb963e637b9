import type { PresetKind } from '../../../data/presets.ts';
import type { About } from './placeholders.ts';
import { ReadyTexts } from './ReadyTexts.tsx';

/** The team's saved texts, for a dialog that asks for a reason. */
export const readyTexts =
  (kind: PresetKind, about?: About) => (words: string, use: (words: string) => void) => (
    <ReadyTexts kind={kind} about={about} words={words} onUse={use} />
  );
