import path from 'node:path';
import { AuthClient } from '@supabase/auth-js';
import { PostgrestClient } from '@supabase/postgrest-js';
import { StorageClient } from '@supabase/storage-js';
import { vi } from 'vitest';
import { createApi } from '../../../supabase/embedded/api/api.ts';
import { createHealth } from '../../../supabase/embedded/api/health.ts';
import { createApplication, listen } from '../../../supabase/embedded/api/server.ts';
import { readConfig } from '../../../supabase/embedded/config.ts';
import { openDataFolder } from '../../../supabase/embedded/data-folder.ts';
import { readPeerOf } from '../../../supabase/embedded/gateway/proxy.ts';
import { embeddedPublishableKey } from '../../../supabase/embedded/keys.ts';
import { openLogFile } from '../../../supabase/embedded/log-file.ts';
import { mailboxAddress, openMailbox } from '../../../supabase/embedded/mail/mailbox.ts';
import { startMailSender } from '../../../supabase/embedded/mail/queue.ts';
import { loadSecrets } from '../../../supabase/embedded/secrets.ts';
import type { HostedProject } from './project.ts';

export type Api = Awaited<ReturnType<typeof serveApi>>;

/** Auth, REST and Storage over HTTP on a hosted project's database. */
export async function serveApi(project: HostedProject) {
  const folder = openDataFolder(path.join(project.dir, 'api'));
  const http = await listen(0);
  const origin = `http://localhost:${http.port}`;
  const mailbox = openMailbox(folder.mails);
  const secrets = loadSecrets(folder.secrets);
  const { secretKey } = secrets;
  const log = openLogFile(folder.log);
  const sql = project.connectAs('postgres');
  // The embedded server sees a table only if its own role has a privilege on it.
  await sql`grant references on all tables in schema public to supabase_auth_admin`;
  const api = await createApi({
    ...{ server: project.server, role: 'supabase_auth_admin', siteUrl: origin, sql, log },
    config: readConfig(path.resolve(import.meta.dirname, '../../../supabase/config.toml')),
    secrets,
    filesDir: folder.files,
  });
  const mails = await startMailSender({
    ...{ sql, log, aMinute: 1000 },
    sender: { from: mailboxAddress, site: origin, api: origin },
    send: mailbox.deliver,
  });
  const { drained } = mails;
  const health = await createHealth({ sql, isReachable: api.isHealthy, dataDir: folder.root });
  const elsewhere = () => Promise.reject(new Error('Hosted, an Edge Function answers this.'));
  http.open(
    createApplication({
      ...{ api, mailbox, drained, health, secretKey },
      ...{ unsubscribe: elsewhere, calendar: elsewhere, photo: elsewhere },
      siteDir: undefined,
      peerOf: readPeerOf({}),
    }),
  );
  const headers = (token = embeddedPublishableKey) => ({
    apikey: embeddedPublishableKey,
    Authorization: `Bearer ${token}`,
  });
  const kept = { persistSession: false, autoRefreshToken: false };
  return {
    auth: () => new AuthClient({ url: `${origin}/auth/v1`, headers: headers(), ...kept }),
    rest: (token?: string) => new PostgrestClient(`${origin}/rest/v1`, { headers: headers(token) }),
    storage: (token: string) => new StorageClient(`${origin}/storage/v1`, headers(token)),
    /**
     * The link in the newest email to an address, once it has arrived. The call's answer doesn't wait for it.
     */
    linkTo: (email: string): Promise<URL> =>
      vi.waitFor(async () => {
        await drained();
        const [mail] = await mailbox.list(email);
        return new URL(/https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? '');
      }),
    async stop() {
      await http.close();
      await mails.stop();
      await api.close();
      await sql.end({ timeout: 1 });
    },
  };
}
