import { Badge } from '../../../ui/badge/Badge.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import * as styles from './profile.css.ts';
import type { Section } from './sections.ts';
import type { SectionState } from './section-states.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

interface SectionListProps {
  states: readonly SectionState[];
  open?: Section | undefined;
}

/** The profile's sections, with what each says and whether it needs something. */
export function SectionList({ states, open }: SectionListProps) {
  return (
    <Card>
      <nav aria-label={t.sectionsProfile}>
        <ul role="list" className={styles.list}>
          {states.map((state) => (
            <li key={state.section}>
              <a
                id={lineId(state.section)}
                href={`?section=${state.section}`}
                aria-current={state.section === open ? 'true' : undefined}
                className={styles.line}
              >
                <span className={styles.words}>
                  <span className={styles.name}>{state.label}</span>
                  <span className={styles.now}>{state.words}</span>
                </span>
                <Mark state={state} />
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </Card>
  );
}

export const lineId = (section: Section) => `to-${section}`;

function Mark({ state: { status, missing } }: { state: SectionState }) {
  return (
    <span className={status === 'complete' ? `${styles.mark} ${styles.complete}` : styles.mark}>
      {status === 'complete' && (
        <>
          <Icon name="check" />
          <VisuallyHidden>{t.complete}</VisuallyHidden>
        </>
      )}
      {status === 'missing' && <Badge tone="neutral">{fill(t.missingCount, { missing })}</Badge>}
      {status === 'unsaved' && <Badge tone="warning">{t.unsaved}</Badge>}
      {status === 'asked' && <Badge tone="warning">{t.needsChange}</Badge>}
      {(status === 'open' || status === 'unknown') && <Icon name="chevron-right" />}
    </span>
  );
}
