import { Button } from '../button/Button.tsx';
import * as styles from './Pagination.css.ts';
import { fill } from '../../lib/fill.ts';
import * as t from './words.ts';

interface PaginationProps {
  /** Counted from 1. */
  page: number;
  /** Undefined if the rest is not counted. Then there is a next page. */
  pageCount: number | undefined;
  onPage: (page: number) => void;
}

/** Links between pages of a list; nothing if there is only one. */
export function Pagination({ page, pageCount, onPage }: PaginationProps) {
  if (pageCount !== undefined && pageCount <= 1) return null;
  return (
    <nav aria-label={t.pages} className={styles.row}>
      <Button
        variant="secondary"
        size="small"
        icon="chevron-left"
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      >
        {t.previous}
      </Button>
      <span className={styles.where} role="status">
        {pageCount === undefined ? fill(t.pageNumber, { page }) : fill(t.pageOf, { page, pageCount })}
      </span>
      <Button
        variant="secondary"
        size="small"
        iconAfter="chevron-right"
        disabled={pageCount !== undefined && page >= pageCount}
        onClick={() => onPage(page + 1)}
      >
        {t.next}
      </Button>
    </nav>
  );
}
