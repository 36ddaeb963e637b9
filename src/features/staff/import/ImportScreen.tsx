import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { explain } from '../../../domain/explain.ts';
import { href } from '../../../domain/routes.ts';
import { fill } from '../../../lib/fill.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { PageHeader } from '../../../ui/page-header/PageHeader.tsx';
import { Progress } from '../../../ui/progress/Progress.tsx';
import { useWarningBeforeLeaving } from '../../../ui/progress/use-warning-before-leaving.ts';
import { PageSpinner } from '../../../ui/spinner/PageSpinner.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { ChooseFile } from './ChooseFile.tsx';
import type { ImportKind } from './import-kind.ts';
import { createImport, type ImportState, type ImportStore } from './import-store.ts';
import { MatchColumns } from './MatchColumns.tsx';
import { Problems } from './Problems.tsx';
import * as t from './words.ts';

/** Imports the rows of a file: checks them all, then adds them. */
export function ImportScreen({ kind }: { kind: ImportKind }) {
  const [store] = useState(() => createImport(kind));
  const { title, intro, list } = kind.words;
  return (
    <Stack gap={4}>
      <PageHeader
        title={title}
        intro={intro}
        breadcrumbs={[{ label: list, href: href(kind.list) }, { label: title }]}
      />
      <Import store={store} />
    </Stack>
  );
}

/** The current step of an import. */
function Import({ store }: { store: ImportStore }) {
  const state = useStore(store.$state);
  useWarningBeforeLeaving(state.step === 'adding');
  const { step, kept, failure } = state;
  if (step === 'loading') return <PageSpinner />;
  if (step === 'choose' || !kept) return <ChooseFile store={store} state={state} />;
  return (
    <>
      {failure && (
        <Notice tone="danger" announce title={t.stopped}>
          {explain(failure)}
        </Notice>
      )}
      {step === 'match' ? (
        <MatchColumns store={store} state={state} kept={kept} />
      ) : (
        <Run store={store} state={state} />
      )}
      {state.problems.length > 0 && <Problems kept={kept} problems={state.problems} />}
    </>
  );
}

function Run({ store, state }: { store: ImportStore; state: ImportState }) {
  const { step, kept, done, problems, lost } = state;
  const { list, words } = store.kind;
  const all = kept?.file.rows.length ?? 0;
  const file = kept?.file.name ?? '';
  const another = (
    <Button variant="secondary" onClick={() => void store.another()}>
      {t.anotherFile}
    </Button>
  );
  if (step === 'checked')
    return (
      <Card heading={t.checkedTitle}>
        <Text>
          {[
            fill(t.canBeAdded, { count: all - problems.length }),
            problems.length > 0 && fill(t.haveProblem, { count: problems.length }),
          ]
            .filter(Boolean)
            .join(' ')}
        </Text>
        {problems.length > 0 && <Text tone="muted">{t.rowsLeftOut}</Text>}
        <Stack direction="row" gap={2} wrap>
          {all > problems.length && (
            <Button onClick={() => void store.add()}>
              {fill(words.add, { count: all - problems.length })}
            </Button>
          )}
          <Button variant="secondary" onClick={store.backToColumns}>
            {t.otherColumns}
          </Button>
          {another}
        </Stack>
      </Card>
    );
  if (step === 'paused')
    return (
      <Card heading={t.paused}>
        <Text>{fill(t.pausedAt, { done, all, file })}</Text>
        <Stack direction="row" gap={2} wrap>
          <Button onClick={() => void store.add()}>{t.goOn}</Button>
          {another}
        </Stack>
      </Card>
    );
  if (step === 'done')
    return (
      <Card heading={t.doneTitle}>
        <Text>{fill(words.added, { count: all - problems.length })}</Text>
        <Stack direction="row" gap={2} wrap>
          <ButtonLink href={href(list)}>{words.seeThem}</ButtonLink>
          {another}
        </Stack>
      </Card>
    );
  return (
    <Card>
      <Progress
        value={done}
        max={all}
        label={fill(step === 'adding' ? words.adding : t.checking, { file })}
      />
      {lost ? (
        <Notice tone="warning" announce>
          {t.lost}
        </Notice>
      ) : (
        step === 'adding' && <Text tone="muted">{t.keepOpen}</Text>
      )}
    </Card>
  );
}
