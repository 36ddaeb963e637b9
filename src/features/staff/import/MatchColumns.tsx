import { fill } from '../../../lib/fill.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { Columns } from '../../../ui/columns/Columns.tsx';
import { Select } from '../../../ui/select/Select.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import type { ImportState, ImportStore } from './import-store.ts';
import * as t from './words.ts';

interface MatchColumnsProps {
  store: ImportStore;
  state: ImportState;
  kept: NonNullable<ImportState['kept']>;
}

/** Which column of the file holds which field. It is guessed by the headings, and a person decides. */
export function MatchColumns({ store, state, kept: { file, columns } }: MatchColumnsProps) {
  const { fields, needed } = store.kind;
  const choices = file.headers.map((header, at) => ({ value: String(at), label: header || String(at + 1) }));
  return (
    <Card heading={t.matchColumns}>
      <Text>{fill(t.matchIntro, { file: file.name })}</Text>
      <Columns layout="thirds" level>
        {Object.entries(fields).map(([field, { label }]) => {
          const column = columns[field];
          const isNeeded = needed.includes(field);
          return (
            <Select
              key={field}
              id={`column-${field}`}
              label={label}
              hint={
                column === undefined
                  ? undefined
                  : fill(t.firstRow, { value: file.rows[0]?.[column] || t.empty })
              }
              error={state.unmatched.includes(field) && column === undefined ? t.chooseColumn : undefined}
              value={column === undefined ? '' : String(column)}
              placeholder={isNeeded ? t.chooseColumn : undefined}
              options={isNeeded ? choices : [{ value: '', label: t.leaveOut }, ...choices]}
              onChange={({ currentTarget: { value } }) =>
                store.match(field, value === '' ? undefined : Number(value))
              }
            />
          );
        })}
      </Columns>
      <Stack direction="row" gap={2} wrap>
        <Button onClick={() => void store.check()}>{t.checkRows}</Button>
        <Button variant="secondary" onClick={() => void store.another()}>
          {t.anotherFile}
        </Button>
      </Stack>
    </Card>
  );
}
