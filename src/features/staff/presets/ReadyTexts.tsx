import type { PresetKind } from '../../../data/presets.ts';
import { fill } from '../../../lib/fill.ts';
import { type About, withPlaceholders } from './placeholders.ts';
import { Presets } from './Presets.tsx';
import * as t from './words.ts';

interface ReadyTextsProps {
  kind: PresetKind;
  /** Who it is about. Without it, names stay in braces and are put in later. */
  about?: About;
  words: string;
  onUse: (words: string) => void;
}

const NAMES = '{client}, {contact}, {caregiver}, {place}, {reference}';
/** The caregiver reads nothing about the family yet. */
const TO_CAREGIVER = '{caregiver}';

/** The team's own texts for what is written here. */
export const ReadyTexts = ({ kind, about = {}, words, onUse }: ReadyTextsProps) => (
  <Presets
    kind={kind}
    words={{
      label: t.savedTexts,
      choose: t.useSaved,
      save: t.saveText,
      name: t.textName,
      hint: fill(t.placeholders, { names: kind === 'invitation' ? TO_CAREGIVER : NAMES }),
    }}
    current={words}
    onUse={(content) => onUse(withPlaceholders(content, about))}
  />
);
