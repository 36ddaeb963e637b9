/**
 * Names the request that this device keeps the key of, with a link to it, and does nothing elsewhere. What the device keeps
 * is in src/state/receipt.ts.
 */
export const ownRequestScript = `(() => {
  try {
    const own = JSON.parse(localStorage.getItem('receipts') || '[]').find(({ status }) => status === 'received');
    if (!own) return;
    document.querySelector('[data-part="own-reference"]').textContent = own.reference.replace(/(.{3})(?=.)/g, '$1-');
    document.querySelector('[data-part="own-request"]').hidden = false;
    document.querySelector('[data-part="follow"]').hidden = true;
  } catch {}
})();`;
