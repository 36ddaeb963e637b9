import { yearsInWords } from '../../../domain/experience.ts';
import { formatMoney } from '../../../domain/operator.ts';
import { href } from '../../../domain/routes.ts';
import { PhoneLink } from '../../../parts/phone-link/PhoneLink.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { DescriptionList } from '../../../ui/description-list/DescriptionList.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import type { ApplicationRecord } from './application-screen.ts';
import * as t from './words.ts';

export function CaregiverCard({ caregiver }: Pick<ApplicationRecord, 'caregiver'>) {
  const { userId, phone, experienceYears, hourlyRate, about } = caregiver;
  return (
    <Card
      heading={t.caregiver}
      actions={<Link href={href('adminCaregiver', { id: userId })}>{t.profileDocuments}</Link>}
    >
      <DescriptionList
        items={[
          { term: t.phone, description: phone && <PhoneLink phone={phone} /> },
          { term: t.experience, description: yearsInWords(experienceYears) },
          { term: t.hourlyRate, description: hourlyRate === null ? null : formatMoney(hourlyRate) },
          { term: t.about, description: about },
        ]}
      />
    </Card>
  );
}
