import { expect, test } from 'vitest';
import { approvalWaitsFor, askingFor, waitsInWords } from './approval.ts';

test('what is missing for an approval is listed, and the main button asks for it', () => {
  const waits = approvalWaitsFor([
    { kind: 'identity', state: 'held' },
    { kind: 'background_check', state: 'uploaded' },
    { kind: 'driving_licence', state: 'expired' },
  ]);
  expect(waitsInWords(waits)).toBe('Still missing: Driving licence. Still to check: Background check.');
  expect(askingFor(waits)).toEqual({
    label: 'Ask for driving licence',
    words: 'Please upload: Driving licence.',
  });
});

test('with all the documents there is nothing to say', () => {
  const waits = approvalWaitsFor([{ kind: 'identity', state: 'held' }]);
  expect(waitsInWords(waits)).toBe('');
  expect(askingFor(waits)).toEqual({ label: 'Ask for changes', words: '' });
});
