import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import { Stack } from '../../ui/stack/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';
import * as styles from './BothVersions.css.ts';
import { differently, type Part } from './differently.ts';
import { fill } from '../../lib/fill.ts';
import * as t from './words.ts';

interface ChoiceProps {
  title: string;
  /** The fields in which the versions differ. `mine` is undefined for a field that can't be written here. */
  differing: readonly { label: string; theirs: string; mine: string | undefined }[];
  /** The number of the try that was refused, 0 if the last was not. It takes the focus when this changes. */
  refused: number;
  busy: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Chooses between two versions. The buttons come first, so that they are in view however long the versions are. */
export function Choice({ title, differing, refused, busy, onKeepMine, onTakeTheirs }: ChoiceProps) {
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refused) said.current?.focus();
  }, [refused]);
  return (
    <div
      ref={said}
      tabIndex={-1}
      role="group"
      aria-label={title}
      className={refused ? styles.instead : styles.said}
    >
      <Notice tone="warning" title={title}>
        <Stack gap={3}>
          <Text>
            {t.nothingWroteLost} {differing.length > 0 ? t.chooseWhichBothCounts : t.whatChangedSaysSame}
          </Text>
          <Stack direction="row" gap={2} wrap>
            <Button type="submit" size="small" busy={busy} onClick={onKeepMine}>
              {t.saveMineOver}
            </Button>
            <Button variant="secondary" size="small" onClick={onTakeTheirs}>
              {t.takeTheirs}
            </Button>
          </Stack>
          {differing.length > 0 && (
            <div className={styles.versions}>
              {differing.map(({ label, ...both }) => {
                const [theirs, mine] = differently(both.theirs, both.mine ?? '');
                return (
                  <dl key={label} className={styles.field}>
                    <div className={styles.version}>
                      <dt className={styles.label}>{fill(t.nowSays, { label })}</dt>
                      <dd className={styles.words}>
                        <Marked parts={theirs} />
                      </dd>
                    </div>
                    {both.mine !== undefined && (
                      <div className={styles.version}>
                        <dt className={styles.label}>{fill(t.youWrote, { label })}</dt>
                        <dd className={styles.words}>
                          <Marked parts={mine} />
                        </dd>
                      </div>
                    )}
                  </dl>
                );
              })}
            </div>
          )}
        </Stack>
      </Notice>
    </div>
  );
}

function Marked({ parts }: { parts: readonly Part[] }) {
  if (parts.length === 0) return t.nothing;
  return parts.map(({ text, differs }, at) =>
    differs ? (
      <mark key={at} className={styles.other}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
