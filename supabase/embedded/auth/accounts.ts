import type postgres from 'postgres';

type Account = { hash: string | null; isConfirmed: boolean };

export type Accounts = {
  /** The password's hash, and whether the address is confirmed. */
  find(email: string): Promise<Account | undefined>;
  /** Whether the session has not ended. */
  isOpen(sessionId: string): Promise<boolean>;
  /** Whether the session began within the last ten minutes. Refreshing doesn't count as beginning. */
  isRecent(sessionId: string): Promise<boolean>;
  /**
   * The hash of the password that the owner of this session has to know. Undefined if the session began with
   * an email's link.
   */
  passwordBehind(sessionId: string): Promise<string | undefined>;
  /** Ends one session. */
  endSession(sessionId: string): Promise<void>;
  /** Ends every session of the account but one. */
  endOtherSessions(userId: string, sessionId: string | undefined): Promise<void>;
  /** Voids every link that has been emailed for the account. */
  voidMailLinks(userId: string): Promise<void>;
  /**
   * Records when an address was asked for. An address that someone else has looks pending too, but gets no
   * email.
   */
  noteEmailChange(userId: string, newEmail: string, isTaken: boolean): Promise<void>;
};

/** What the guard of the auth server looks up or changes itself. `sql` is the API server's own connection. */
export function createAccounts(sql: postgres.Sql): Accounts {
  return {
    async find(email) {
      const [account] = await sql<Account[]>`
        select encrypted_password as hash, email_confirmed_at is not null as "isConfirmed"
        from auth.users where email = ${email}`;
      return account;
    },
    async isOpen(sessionId) {
      return (await sql`select from auth.sessions where id = ${sessionId}`).length > 0;
    },
    async isRecent(sessionId) {
      const found = await sql`
        select from auth.sessions where id = ${sessionId} and created_at > now() - interval '10 minutes'`;
      return found.length > 0;
    },
    async passwordBehind(sessionId) {
      const [found] = await sql<{ hash: string | null }[]>`
        select u.encrypted_password as hash
        from auth.sessions s join auth.users u on u.id = s.user_id
        where s.id::text = ${sessionId} and not exists (
          select from auth.mfa_amr_claims c where c.session_id = s.id and c.authentication_method = 'otp'
        )`;
      return found?.hash ?? undefined;
    },
    async endSession(sessionId) {
      await sql`delete from auth.sessions where id = ${sessionId}`;
    },
    async endOtherSessions(userId, sessionId = '') {
      // Their refresh tokens go with them.
      await sql`delete from auth.sessions where user_id = ${userId} and id::text <> ${sessionId}`;
    },
    async voidMailLinks(userId) {
      await sql`
        update auth.users set
          recovery_token = null, recovery_sent_at = null, email_change = null, email_change_token_current = null,
          email_change_token_new = null, email_change_sent_at = null
        where id = ${userId}`;
    },
    async noteEmailChange(userId, newEmail, isTaken) {
      await sql`
        update auth.users u set
          email_change = nullif(${newEmail}, lower(u.email)),
          email_change_token_new = case when not ${isTaken} and ${newEmail} <> lower(u.email) then email_change_token_new end,
          email_change_sent_at = asked.at, updated_at = asked.at
        from date_trunc('milliseconds', clock_timestamp()) asked (at)
        where id = ${userId}`;
    },
  };
}
