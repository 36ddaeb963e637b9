import type { PresetKind } from '../../../data/presets.ts';
import { fill } from '../../../lib/fill.ts';
import { type About, withPlaceholders } from './placeholders.ts';
import { Presets } from './Presets.tsx';
import * as t from './words.ts';

interface ReadyTextsProps {
  kind: PresetKind;
  /** The names for placeholders. Without them, they stay in braces and are filled in later. */
  about?: About;
  words: string;
  onUse: (words: string) => void;
}

const NAMES = '{client}, {contact}, {caregiver}, {place}, {reference}';
/** The only placeholder in texts to a caregiver, who may not read about the family yet. */
const TO_CAREGIVER = '{caregiver}';

/** The team's saved texts for a field. */
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
