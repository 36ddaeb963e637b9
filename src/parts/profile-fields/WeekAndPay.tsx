import type { ComponentProps } from 'react';
import { currencySign } from '../../domain/operator.ts';
import { TextField } from '../../ui/text-field/TextField.tsx';
import { AvailabilityGrid } from '../availability-grid/AvailabilityGrid.tsx';

interface WeekAndPayProps {
  week: ComponentProps<typeof AvailabilityGrid>;
  rate: Omit<ComponentProps<typeof TextField>, 'inputMode' | 'prefix' | 'width'>;
}

/** When a caregiver can work, and for what pay. */
export const WeekAndPay = ({ week, rate }: WeekAndPayProps) => (
  <>
    <AvailabilityGrid {...week} />
    <TextField {...rate} inputMode="decimal" prefix={currencySign} width="short" />
  </>
);
