import { CAREGIVERS } from './caregivers.ts';
import { ImportScreen } from './ImportScreen.tsx';

/** `/admin/caregivers/import` */
export default function CaregiverImport() {
  return <ImportScreen kind={CAREGIVERS} />;
}
