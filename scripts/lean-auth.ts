import type { Plugin } from 'vite';

type Node = { type: string; start: number; end: number };
type Method = Node & { key: { name?: string } };
type ClassNode = Node & { body: { body: Method[] } };

/** Ways to sign in that nobody here uses, and calls that need a server’s key. */
export const UNUSED: Record<string, RegExp> = {
  GoTrueClient:
    /Passkey|RecoveryCode|OAuth|Authorization|Web3|Ethereum|Solana|IdToken|SSO|Identit|Provider|Anonymously|signInWithOtp|fetchJwk|getClaims/,
  GoTrueAdminApi: /^(?!constructor$|signOut$)/,
};

/** Removes from the auth client what this site doesn't use, since every page behind a sign-in loads it. */
export const leanAuth: Plugin = {
  name: 'lean-auth',
  apply: 'build',
  transform(code, id) {
    const [, name = ''] = /\/@supabase\/auth-js\/dist\/module\/(\w+)\.js$/.exec(id) ?? [];
    const unused = UNUSED[name];
    return unused && { code: without(code, this.parse(code).body as unknown as Node[], unused), map: null };
  },
};

/** The code without methods of these names. Throws if the rest still calls one of them. */
function without(code: string, nodes: readonly Node[], unused: RegExp): string {
  const methods = nodes
    .map((node) => (node as { declaration?: Node }).declaration ?? node)
    .filter((node): node is ClassNode => node.type === 'ClassDeclaration')
    .flatMap(({ body }) => body.body)
    .filter(({ type, key }) => type === 'MethodDefinition' && unused.test(key.name ?? ''));
  const left = methods
    .reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), code)
    .replace('new WebAuthnApi(this)', 'undefined')
    .replace(/this\.(\w+)\.bind\(this\)/g, (bound, method: string) =>
      unused.test(method) ? 'undefined' : bound,
    );
  if (methods.length === 0 || methods.some(({ key }) => left.includes(`this.${key.name}(`)))
    throw new Error('The auth client has changed, or needs what is left out here: see scripts/lean-auth.ts.');
  return left;
}
