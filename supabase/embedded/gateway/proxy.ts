import { BlockList, isIP } from 'node:net';
import { StartupError } from '../startup-error.ts';

/**
 * The address a request comes from: the peer of its connection or, if that is one of our proxies, the address
 * it names.
 */
export type PeerOf = (peer: string | undefined, headers: Headers) => string | null;

/**
 * Reads TRUSTED_PROXIES (addresses and networks, `127.0.0.1, 10.0.0.0/8`; default: none) and
 * TRUSTED_PROXY_HEADER (default `x-forwarded-for`) from the environment. From anyone else the header has no
 * effect. Throws `StartupError` for an invalid address.
 */
export function readPeerOf(env: Readonly<Record<string, string | undefined>>): PeerOf {
  const header = env['TRUSTED_PROXY_HEADER'] || 'x-forwarded-for';
  const trusted = new BlockList();
  for (const one of (env['TRUSTED_PROXIES'] ?? '').split(/[\s,]+/).filter(Boolean)) trust(trusted, one);
  const isTrusted = (address: string) => trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
  return (peer, headers) => {
    if (!peer || !isTrusted(peer)) return peer ?? null;
    // Each proxy adds its peer at the end. Whatever is before the last address that is not ours may be
    // invented.
    const named = (headers.get(header) ?? '').split(',').map((one) => one.trim());
    const client = named.findLast((one) => isIP(one) === 0 || !isTrusted(one));
    return client && isIP(client) ? client : peer;
  };
}

/**
 * What limits count by: the address, or an IPv6 address's network of 64 bits, which belongs to one household
 * or server.
 */
export function networkOf(address: string | null): string | null {
  if (address === null || isIP(address) !== 6 || address.includes('.')) return address;
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = (tail ?? '').split(':').filter(Boolean);
  const all = [...groups, ...Array<string>(8 - groups.length - rest.length).fill('0'), ...rest];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::`;
}

function trust(trusted: BlockList, one: string): void {
  const [address = '', bits] = one.split('/');
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
  try {
    if (bits === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(bits), family);
  } catch {
    throw new StartupError(`TRUSTED_PROXIES must be addresses or networks such as 10.0.0.0/8, not "${one}".`);
  }
}
