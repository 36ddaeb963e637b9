import { useStore } from '@nanostores/react';
import { type ReactNode, useState } from 'react';
import { explain, type Wording } from '../../domain/explain.ts';
import type { Loadable } from '../../state/loadable.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import { PageHeader } from '../../ui/page-header/PageHeader.tsx';
import { Spinner } from '../../ui/spinner/Spinner.tsx';
import { Stack } from '../../ui/stack/Stack.tsx';
import * as styles from './Loaded.css.ts';
import * as t from './words.ts';

interface LoadedProps<T> {
  data: Loadable<T>;
  /** What is loading, in words. */
  label: string;
  /** Sample data of the usual size: its space is reserved, so that nothing below moves. */
  like?: T;
  /** The page's heading if the data, which brings it, fails to load. */
  pageTitle?: string;
  /** Shown if there is no such thing, with a link back. */
  missing?: ReactNode;
  /** Words for failures while there is nothing to show. */
  wording?: Wording;
  children: (value: T) => ReactNode;
}

/** Data that loads: a spinner, then the content, or what went wrong with a button to try again. */
export function Loaded<T>({ data, label, like, pageTitle, missing, wording, children }: LoadedProps<T>) {
  const loaded = useStore(data.$value);
  const [retrying, setRetrying] = useState(false);
  const retry = async () => {
    setRetrying(true);
    await data.reload();
    setRetrying(false);
  };
  if (loaded.state === 'loading') {
    if (like === undefined) return <Spinner label={label} />;
    return (
      <div className={styles.place}>
        <div className={styles.unseen}>{children(like)}</div>
        <div className={styles.over}>
          <Spinner label={label} />
        </div>
      </div>
    );
  }
  const { error } = loaded;
  if (missing && error?.kind === 'not-found') return missing;
  const failure = error && (
    <Notice
      tone={loaded.state === 'ready' ? 'warning' : 'danger'}
      announce
      title={loaded.state === 'ready' ? t.mayOutDate : t.couldNotLoaded}
      actions={
        error.kind !== 'not-found' && (
          <Button variant="secondary" busy={retrying} busyLabel={t.tryingAgain} onClick={() => void retry()}>
            {t.tryAgain}
          </Button>
        )
      }
    >
      {explain(error, loaded.state === 'ready' ? undefined : wording)}
    </Notice>
  );
  if (loaded.state === 'ready')
    return (
      <>
        {failure}
        {children(loaded.value)}
      </>
    );
  if (!pageTitle) return failure;
  return (
    <Stack gap={4}>
      <PageHeader title={pageTitle} />
      {failure}
    </Stack>
  );
}
