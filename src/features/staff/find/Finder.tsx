import { formatList } from '../../../domain/operator.ts';
import { useStore } from '@nanostores/react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { explain } from '../../../domain/explain.ts';
import { StatusBadge } from '../../../parts/status-badge/StatusBadge.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { control } from '../../../ui/field/Field.css.ts';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import * as styles from './Finder.css.ts';
import { createFind, type Search } from './find-store.ts';
import { cutKinds, MOST, wordHit } from './hits.ts';
import { marked } from './marked.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

interface FinderProps {
  open: boolean;
  onClose: () => void;
  search: Search;
}

/** Searches everything staff look for, and opens the chosen hit. */
export function Finder({ open, onClose, search }: FinderProps) {
  return (
    <Dialog open={open} onClose={onClose} title={t.search}>
      <Finding search={search} onOpened={onClose} />
    </Dialog>
  );
}

const STEPS: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 };

function Finding({ search, onOpened }: { search: Search; onOpened: () => void }) {
  const [store] = useState(() => createFind(search));
  const { phase, words, hits, error, active } = useStore(store.$found);
  const chosen = useRef<HTMLAnchorElement>(null);
  /** Enter was pressed before the hits arrived. */
  const awaits = useRef(false);
  const id = useId();
  const optionId = (index: number) => `${id}-${index}`;

  useEffect(() => {
    chosen.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  useEffect(() => {
    if (phase === 'loading' || !awaits.current) return;
    awaits.current = false;
    chosen.current?.click();
  }, [phase]);

  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step) store.move(step);
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      if (phase === 'loading') awaits.current = true;
      else chosen.current?.click();
    } else return;
    event.preventDefault();
  };
  const cut = cutKinds(hits);
  const status = {
    idle: '',
    loading: t.searching,
    ready: hits.length === 0 ? fill(t.nothingFound, { words }) : fill(t.foundCount, { count: hits.length }),
    failed: '',
  }[phase];

  return (
    <div className={styles.finding}>
      <input
        type="text"
        role="combobox"
        aria-label={t.searchLabel}
        aria-describedby={`${id}-hint`}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={hits.length > 0}
        aria-controls={hits.length > 0 ? `${id}-list` : undefined}
        aria-activedescendant={active >= 0 ? optionId(active) : undefined}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={100}
        className={control}
        onChange={(event) => {
          awaits.current = false;
          store.type(event.currentTarget.value);
        }}
        onKeyDown={press}
      />
      <div className={styles.results}>
        <p className={styles.hint} id={`${id}-hint`} hidden={phase !== 'idle'}>
          {t.searchHint}
        </p>
        {phase === 'failed' && error && (
          <Notice tone="danger" announce actions={<Button onClick={store.again}>{t.tryAgain}</Button>}>
            {explain(error)}
          </Notice>
        )}
        {phase === 'loading' && hits.length === 0 && <p className={styles.hint}>{status}</p>}
        {phase === 'ready' && hits.length === 0 && (
          <p className={styles.hint}>
            {status} {t.checkSpellingTryPart}
          </p>
        )}
        {hits.length > 0 && (
          <div role="listbox" id={`${id}-list`} aria-label={t.found} aria-busy={phase === 'loading'}>
            {hits.map((hit, index) => {
              const { kind, title, detail, status: state, path } = wordHit(hit);
              return (
                <a
                  key={`${hit.kind} ${hit.id} ${index}`}
                  ref={index === active ? chosen : undefined}
                  href={path}
                  role="option"
                  id={optionId(index)}
                  tabIndex={-1}
                  aria-selected={index === active}
                  className={styles.option}
                  onClick={(event) => {
                    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) onOpened();
                  }}
                >
                  <span className={styles.kind}>{kind}</span>
                  <span className={styles.words}>
                    <span className={styles.title}>
                      <Marked text={title} typed={words} />
                    </span>
                    {detail && (
                      <span className={styles.detail}>
                        <Marked text={detail} typed={words} />
                      </span>
                    )}
                  </span>
                  {state && <StatusBadge status={state} />}
                </a>
              );
            })}
          </div>
        )}
        {cut.length > 0 && (
          <p className={styles.hint}>{fill(t.onlyFirstShownOne, { most: MOST, kinds: formatList(cut) })}</p>
        )}
      </div>
      <VisuallyHidden role="status">{status}</VisuallyHidden>
    </div>
  );
}

/** A text with the searched words marked. */
const Marked = ({ text, typed }: { text: string; typed: string }) =>
  marked(text, typed).map(({ text: part, isFound }, index) =>
    isFound ? (
      <mark key={index} className={styles.found}>
        {part}
      </mark>
    ) : (
      part
    ),
  );
