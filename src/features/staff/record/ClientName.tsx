import { type Client, clientName, contactOf } from '../../../domain/client.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import * as styles from './ClientName.css.ts';
import * as t from './words.ts';

/** The recipient's name in a list; the contact below in small letters. */
export const ClientName = ({ client }: { client: Client }) => (
  <>
    <span className={styles.name}>{clientName(client)}</span>
    {client && contactOf(client) && (
      <span className={styles.contact}>
        <VisuallyHidden>{t.contact} </VisuallyHidden>
        {client.contact}
      </span>
    )}
  </>
);
