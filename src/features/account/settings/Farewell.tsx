import { href } from '../../../domain/routes.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { PageHeader } from '../../../ui/page-header/PageHeader.tsx';
import { Stack } from '../../../ui/stack/Stack.tsx';
import * as t from './words.ts';

export const Farewell = () => (
  <Stack gap={4} align="start">
    <PageHeader title={t.accountDeleted} intro={t.nothingLeftDeviceCan} />
    <ButtonLink href={href('landing')}>{t.toTheStart}</ButtonLink>
  </Stack>
);
