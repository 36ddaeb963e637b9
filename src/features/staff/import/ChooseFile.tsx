import { formatNumber } from '../../../domain/operator.ts';
import { fill } from '../../../lib/fill.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { FileField } from '../../../ui/file-field/FileField.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { readCsv } from './csv-file.ts';
import { type ImportState, type ImportStore, MOST_ROWS } from './import-store.ts';
import { saveTemplate } from './save-rows.ts';
import * as t from './words.ts';

/** Chooses the file to import, or saves a template. */
export function ChooseFile({ store, state }: { store: ImportStore; state: ImportState }) {
  return (
    <Card heading={t.chooseFile}>
      <FileField
        id="csv"
        label={t.file}
        hint={fill(t.fileHint, { most: formatNumber(MOST_ROWS) })}
        accept=".csv,text/csv"
        error={state.fileFault}
        onChange={([file]) => {
          if (file) void store.choose(readCsv(file));
        }}
      />
      <Stack direction="row">
        <Button variant="secondary" icon="download" onClick={() => saveTemplate(store.kind)}>
          {t.template}
        </Button>
      </Stack>
    </Card>
  );
}
