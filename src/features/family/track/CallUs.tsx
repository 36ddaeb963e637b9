import { operator } from '../../../domain/operator.ts';
import { phoneHref } from '../../../domain/phone.ts';
import { href } from '../../../domain/routes.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { callLine, number } from './track.css.ts';
import * as t from './words.ts';

const { hours, phone } = operator.contact;

/** Our number and hours; with `otherWays`, also a link to other ways to reach us. */
export const CallUs = ({ otherWays = false }: { otherWays?: boolean }) => (
  <>
    <div className={callLine}>
      <Heading level={2} size="sm">
        {t.questionsCall}
      </Heading>
      <Link href={phoneHref(phone)}>
        <span className={number}>{phone}</span>
      </Link>
    </div>
    <Text size="sm">
      {hours}
      {otherWays && (
        <>
          {' · '}
          <Link href={href('contact')}>{t.howToReachUs}</Link>
        </>
      )}
    </Text>
  </>
);
