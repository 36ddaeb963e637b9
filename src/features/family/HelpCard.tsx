import { operator } from '../../domain/operator.ts';
import { phoneHref } from '../../domain/phone.ts';
import { Scene } from '../../parts/scene/Scene.tsx';
import * as styles from './HelpCard.css.ts';
import * as t from './words.ts';

const { hours, phone } = operator.contact;

/** Who to call, and when, beside a family's form; `offer` says what we do for callers. */
export function HelpCard({ offer }: { offer: string }) {
  return (
    <section className={styles.help} data-no-print>
      <div className={styles.picture}>
        <Scene name="call" />
      </div>
      <h2 className={styles.title}>{t.ratherTalk}</h2>
      <p>
        <a href={phoneHref(phone)} className={styles.phone}>
          {phone}
        </a>
      </p>
      <p>
        {hours}. {offer}
      </p>
    </section>
  );
}
