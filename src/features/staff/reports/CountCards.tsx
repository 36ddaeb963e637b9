import type { Reports } from '../../../data/reports.ts';
import { COMPLAINT_OUTCOMES } from '../../../domain/complaint-outcomes.ts';
import { COMPLAINT_KINDS } from '../../../domain/complaints.ts';
import { END_CAUSES } from '../../../domain/end-causes.ts';
import { BarTable } from '../figures/BarTable.tsx';
import { FigureCard } from '../figures/FigureCard.tsx';
import { causeWords, complaintWords, loadWords } from './report-words.ts';
import * as t from './words.ts';

export function CausesCard({ causes }: Pick<Reports, 'causes'>) {
  return (
    <FigureCard
      title={t.whyEnded}
      words={causeWords(causes)}
      table={{
        caption: t.whyEnded,
        rows: causes,
        rowKey: ({ cause }) => cause,
        columns: [
          { header: t.cause, cell: ({ cause }) => END_CAUSES[cause] },
          { header: t.placements, cell: ({ placements }) => placements },
        ],
      }}
      chart={
        <BarTable
          caption={t.whyEnded}
          header={t.cause}
          counted={t.placements}
          rows={causes.map(({ cause, placements }) => ({
            key: cause,
            name: END_CAUSES[cause],
            amount: placements,
          }))}
        />
      }
    />
  );
}

export function ComplaintsCard({ complaints }: Pick<Reports, 'complaints'>) {
  const byOutcome = Object.entries(Object.groupBy(complaints, ({ outcome }) => outcome ?? ''));
  return (
    <FigureCard
      title={t.complaints}
      words={complaintWords(complaints)}
      table={{
        caption: t.complaintsByKind,
        rows: complaints,
        rowKey: ({ kind, outcome }) => `${kind} ${outcome ?? ''}`,
        columns: [
          { header: t.about, cell: ({ kind }) => COMPLAINT_KINDS[kind] },
          { header: t.outcome, cell: ({ outcome }) => (outcome ? COMPLAINT_OUTCOMES[outcome] : t.open) },
          { header: t.complaints, cell: ({ complaints: many }) => many },
        ],
      }}
      chart={
        <BarTable
          caption={t.complaintsByOutcome}
          header={t.outcome}
          counted={t.complaints}
          rows={byOutcome.map(([outcome, counts]) => ({
            key: outcome,
            name: outcome ? COMPLAINT_OUTCOMES[outcome as keyof typeof COMPLAINT_OUTCOMES] : t.open,
            amount: counts.reduce((sum, { complaints: many }) => sum + many, 0),
          }))}
        />
      }
    />
  );
}

export function LoadCard({ loads }: Pick<Reports, 'loads'>) {
  return (
    <FigureCard
      title={t.load}
      words={loadWords(loads)}
      table={{
        caption: t.load,
        rows: loads,
        rowKey: ({ name }) => name ?? '',
        columns: [
          { header: t.owner, cell: ({ name }) => name ?? t.nobody },
          { header: t.requests, cell: ({ requests }) => requests },
          { header: t.caregivers, cell: ({ caregivers }) => caregivers },
          { header: t.waiting, cell: ({ waiting }) => waiting },
        ],
      }}
      chart={
        <BarTable
          caption={t.waitingByOwner}
          header={t.owner}
          counted={t.waiting}
          rows={loads.map(({ name, waiting }) => ({
            key: name ?? '',
            name: name ?? t.nobody,
            amount: waiting,
          }))}
        />
      }
    />
  );
}
