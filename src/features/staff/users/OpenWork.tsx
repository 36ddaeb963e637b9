import { clientName } from '../../../domain/client.ts';
import { href } from '../../../domain/routes.ts';
import { showReference } from '../../../lib/reference.ts';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { DescriptionList } from '../../../ui/description-list/DescriptionList.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { ShortList } from '../../../ui/short-list/ShortList.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { RecordRow } from '../record/RecordRow.tsx';
import type { AtWork, UserRecord, UserStore } from './user-screen.ts';
import { fill } from '../../../lib/fill.ts';
import * as t from './words.ts';

interface OpenWorkProps extends Pick<UserStore, 'work'> {
  user: Pick<UserRecord, 'id' | 'role'>;
}

/** What an admin owns, or a caregiver's placements and applications. */
export function OpenWork({ user, work }: OpenWorkProps) {
  return (
    <Card heading={user.role === 'admin' ? t.inHand : t.openWork}>
      <Loaded data={work} label={t.loadingWhatOpen}>
        {(open) =>
          user.role === 'admin' ? (
            <InHands id={user.id} open={open} />
          ) : (
            <AsCaregiver id={user.id} open={open} />
          )
        }
      </Loaded>
    </Card>
  );
}

function InHands({ id, open: { held, holding } }: { id: string; open: AtWork }) {
  return (
    <>
      {held.length === 0 && <Text tone="muted">{t.nothingHand}</Text>}
      <ShortList
        noun={t.thingsHand}
        items={held.map(({ id: subject, kind, name, client }) => (
          <RecordRow
            key={subject}
            href={href(kind === 'request' ? 'adminRequest' : 'adminCaregiver', { id: subject })}
            name={kind === 'request' ? clientName(client) : (name ?? t.noNameYet)}
            detail={
              kind === 'request' ? fill(t.requestOf, { reference: showReference(name ?? '') }) : t.caregiver
            }
          />
        ))}
      />
      {holding > held.length && <Text tone="muted">{fill(t.andMore, { count: holding - held.length })}</Text>}
      <Link href={`${href('adminAuditLog')}?who=${id}`}>{t.whatTheyDidLately}</Link>
    </>
  );
}

const AsCaregiver = ({ id, open: { placements, applications } }: { id: string; open: AtWork }) => (
  <>
    <DescriptionList
      items={[
        { term: t.placementsGoBegin, description: placements },
        { term: t.applicationsWaitAnswer, description: applications },
      ]}
    />
    <Link href={href('adminCaregiver', { id })}>{t.profileDocumentsCaregiver}</Link>
  </>
);
