import { Fragment, type ReactNode } from 'react';

/** An email address that, too long for its line, breaks before its @ or a dot; any other text as it is. */
export const atJoints = (text: string): ReactNode =>
  /^\S+@\S+$/.test(text)
    ? text.split(/(?=[@.])/).map((part, at) => (
        <Fragment key={at}>
          {at > 0 && <wbr />}
          {part}
        </Fragment>
      ))
    : text;
