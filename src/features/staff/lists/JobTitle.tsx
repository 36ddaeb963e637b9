import * as styles from './JobTitle.css.ts';

/** A job’s name in a column of one line: where room is short its title is cut, and not which job of a request it is. */
export function JobTitle({ name }: { name: string }) {
  const [, title, part] = /^(.*) (\([^()]*\))$/.exec(name) ?? [];
  if (!part) return <span title={name}>{name}</span>;
  return (
    <span className={styles.line} title={name}>
      <span className={styles.title}>{title}</span> <span className={styles.part}>{part}</span>
    </span>
  );
}
