import { fill } from '../../../lib/fill.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { Table } from '../../../ui/table/Table.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import type { ImportState } from './import-store.ts';
import type { Problem } from './send-rows.ts';
import { saveProblems } from './save-rows.ts';
import * as t from './words.ts';

const SHOWN = 100;

interface ProblemsProps {
  kept: NonNullable<ImportState['kept']>;
  problems: readonly Problem[];
}

/** The faults of each row. */
export function Problems({ kept, problems }: ProblemsProps) {
  return (
    <Card
      heading={t.problems}
      actions={
        <Button
          variant="secondary"
          size="small"
          icon="download"
          onClick={() => saveProblems(kept.file, problems)}
        >
          {t.downloadProblems}
        </Button>
      }
    >
      <Table
        caption={t.problems}
        captionHidden
        columns={[
          { key: 'row', header: t.row, cell: ({ row }) => row, align: 'end', nowrap: true, width: '4rem' },
          { key: 'who', header: t.who, cell: ({ who }) => who || '–', nowrap: true },
          { key: 'problem', header: t.problem, cell: ({ words }) => words },
        ]}
        rows={problems.slice(0, SHOWN)}
        rowKey={({ row }) => String(row)}
      />
      {problems.length > SHOWN && (
        <Text tone="muted">{fill(t.onlyFirst, { shown: SHOWN, count: problems.length })}</Text>
      )}
    </Card>
  );
}
