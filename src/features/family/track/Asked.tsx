import { formatDateTime } from '../../../domain/operator.ts';
import { DatedWords } from '../../../parts/dated-words/DatedWords.tsx';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

export const Asked = ({ question, askedAt }: { question: string; askedAt: string }) => (
  <DatedWords words={question} strong>
    {fill(t.askedOn, { time: formatDateTime(askedAt) })}
  </DatedWords>
);
