import { fieldsOf } from '../../domain/profile-fields.ts';
import { Card } from '../../ui/card/Card.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { Progress } from '../../ui/progress/Progress.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { links } from './CompletenessCard.css.ts';
import * as t from './words.ts';

interface CompletenessCardProps {
  completeness: { percent: number; missing: string[] };
  /** The path of the profile; empty on its own page. */
  formPath?: string;
}

/** How complete the profile is, and what is missing, each with a link to its part. */
export function CompletenessCard({ completeness, formPath = '' }: CompletenessCardProps) {
  const missing = fieldsOf(completeness.missing);
  return (
    <Card heading={t.howCompleteProfile}>
      <Progress value={completeness.percent} label={t.yourProfile} />
      {missing.length > 0 && (
        <>
          <Text tone="muted">{t.stillMissing}</Text>
          <ul role="list" className={links}>
            {missing.map(({ field, name }) => (
              <li key={field}>
                <Link href={`${formPath}#${field}`}>{name}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}
