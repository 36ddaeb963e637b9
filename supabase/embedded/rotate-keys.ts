import type { DataFolder } from './data-folder.ts';
import { connect, owner } from './database/bootstrap.ts';
import { useDatabase } from './database/use-database.ts';
import { replaceSecrets } from './secrets.ts';

/**
 * Replaces the keys of a stopped data folder: a new secret key, a new secret that signs tokens. Ends all
 * sessions and the links in sent emails. Returns how many sessions ended. Killed halfway, it can be repeated.
 * Throws `StartupError`.
 */
export function rotateKeys(folder: DataFolder): Promise<number> {
  return useDatabase(
    folder,
    async (server) => {
      const sql = connect(server, { role: owner });
      try {
        const ended = await sql.begin(async (tx) => {
          await tx`
            update auth.users set confirmation_token = '', recovery_token = '', email_change = '',
              email_change_token_current = '', email_change_token_new = '', email_change_confirm_status = 0
            where concat(confirmation_token, recovery_token, email_change_token_current, email_change_token_new) <> ''`;
          // Refresh tokens go with their sessions.
          return (await tx`delete from auth.sessions where true returning id`).length;
        });
        replaceSecrets(folder.secrets);
        return ended;
      } finally {
        await sql.end({ timeout: 1 });
      }
    },
    { alone: true },
  );
}
