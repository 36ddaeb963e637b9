import type { ReactNode } from 'react';
import { operator } from '../../../domain/operator.ts';
import { fillNodes } from '../../../ui/text/fill-nodes.tsx';
import * as t from './words.ts';

const { address, email, hours, phone } = operator.contact;

/** Who writes, at the head of every letter and printed page. Its styles are in letterhead.css. */
export function Letterhead({ children }: { children?: ReactNode }) {
  return (
    <header className="letter-head">
      <div>
        <p className="letter-name">
          <svg viewBox="0 0 32 32" aria-hidden="true">
            <path d="M16 28.5C7.5 22.5 2.5 17.4 2.5 11.3A7.3 7.3 0 0 1 16 7.6Z" />
            <path d="M16 28.5C24.5 22.5 29.5 17.4 29.5 11.3A7.3 7.3 0 0 0 16 7.6Z" />
            <path d="m16 11.6 6 5.1v6.1h-3.9v-4h-4.2v4H10v-6.1Z" />
          </svg>
          {t.caregiverPlacement}
        </p>
        <p>{address}</p>
        <p>{fillNodes(t.callUs, { phone: <span className="letter-whole">{phone}</span>, hours })}</p>
        <p>{email}</p>
      </div>
      {children}
    </header>
  );
}
