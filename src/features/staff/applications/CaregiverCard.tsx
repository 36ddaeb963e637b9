import { yearsInWords } from '../../../domain/experience.ts';
import { formatMoney } from '../../../domain/operator.ts';
import { href } from '../../../domain/routes.ts';
import { Card } from '../../../ui/card/Card.tsx';
import { DescriptionList } from '../../../ui/description-list/DescriptionList.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import type { ApplicationRecord } from './application-screen.ts';

/** Who applies. */
export function CaregiverCard({ caregiver }: Pick<ApplicationRecord, 'caregiver'>) {
  const { userId, phone, experienceYears, hourlyRate, about } = caregiver;
  return (
    <Card
      heading="Caregiver"
      actions={<Link href={href('adminCaregiver', { id: userId })}>Profile and documents</Link>}
    >
      <DescriptionList
        items={[
          { term: 'Phone', description: phone && <Link href={`tel:${phone}`}>{phone}</Link> },
          { term: 'Experience', description: yearsInWords(experienceYears) },
          { term: 'Hourly rate', description: hourlyRate === null ? null : formatMoney(hourlyRate) },
          { term: 'About', description: about },
        ]}
      />
    </Card>
  );
}
