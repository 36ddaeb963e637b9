import { Fragment, type ReactNode } from 'react';
import { formOf, type PluralText, type Values } from '../../lib/fill.ts';

/** A text with elements, such as a link, in place of names in braces. */
export const fillNodes = <T extends string | PluralText>(text: T, values: Values<T, ReactNode>): ReactNode =>
  formOf(text, values)
    .split(/\{(\w+)\}/)
    .map((piece, at) =>
      at % 2 === 0 ? piece : <Fragment key={at}>{(values as Record<string, ReactNode>)[piece]}</Fragment>,
    );
