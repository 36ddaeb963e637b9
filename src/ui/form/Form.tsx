import type { ComponentProps } from 'react';
import { form } from './Form.css.ts';

/** A native form with vertical rhythm; the browser's own bubbles are off, because we explain errors ourselves. */
export function Form(native: Omit<ComponentProps<'form'>, 'className' | 'style' | 'noValidate'>) {
  return <form {...native} noValidate className={form} />;
}
