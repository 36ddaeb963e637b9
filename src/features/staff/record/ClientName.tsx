import { type Client, clientName, contactOf } from '../../../domain/client.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import * as styles from './ClientName.css.ts';
import * as t from './words.ts';

/** Whom the care is for, in a list; who asked for it in small below. */
export const ClientName = ({ client }: { client: Client }) => (
  <>
    {clientName(client)}
    {client && contactOf(client) && (
      <span className={styles.contact}>
        <VisuallyHidden>{t.contact} </VisuallyHidden>
        {client.contact}
      </span>
    )}
  </>
);
