import { type Client, clientName, contactOf } from '../../../domain/client.ts';
import { fill } from '../../../lib/fill.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import * as styles from './ClientName.css.ts';
import * as t from './words.ts';

interface ClientNameProps {
  client: Client;
  /** For screen readers, if rows of one client differ by caregiver. */
  caregiver?: string;
}

/** The recipient's name in a list, with the contact below in small letters. */
export const ClientName = ({ client, caregiver }: ClientNameProps) => (
  <>
    <span className={styles.name}>{clientName(client)}</span>
    {client && contactOf(client) && (
      <span className={styles.contact}>
        <VisuallyHidden>{t.contact} </VisuallyHidden>
        {client.contact}
      </span>
    )}
    {caregiver && <VisuallyHidden>, {fill(t.byCaregiver, { caregiver })}</VisuallyHidden>}
  </>
);
