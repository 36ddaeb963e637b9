import { OWN_REQUEST, OWN_REQUEST_WORDS } from '../../../domain/own-request-words.ts';
import { receipts } from '../../../state/device/storage.ts';

/**
 * Links to the newest request whose key this device keeps, with its status when it was last read here. What the device
 * keeps is in src/state/device.
 */
export const ownRequestScript = `(() => {
  try {
    const [own] = JSON.parse(localStorage.getItem('${receipts.key}') || '[]');
    if (!own) return;
    const part = (name) => document.querySelector('[data-part="own-' + name + '"]');
    const seen = own.seen?.request || {};
    part('reference').textContent = own.reference.replace(/(.{3})(?=.)/g, '$1-');
    part('words').textContent = ${JSON.stringify(OWN_REQUEST_WORDS)}[own.status !== 'received' ? own.status : seen.can?.answer ? 'question' : seen.turn === 'family' ? 'introduction' : seen.status === 'open' && seen.week?.covered ? 'part' : seen.status] || '${OWN_REQUEST}';
    part('request').hidden = false;
    document.querySelector('[data-part="follow"]').hidden = true;
  } catch {}
})();`;
