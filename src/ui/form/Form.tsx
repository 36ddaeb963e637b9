import type { ComponentProps } from 'react';
import { form } from './Form.css.ts';

/** A native form with even spacing. The browser's own error messages are off, since we show our own. */
export function Form(native: Omit<ComponentProps<'form'>, 'className' | 'style' | 'noValidate'>) {
  return <form {...native} noValidate className={form} />;
}
