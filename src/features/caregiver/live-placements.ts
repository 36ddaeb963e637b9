// bundle: own
import type { OwnPlacement } from '../../data/own-applications.ts';
import { today } from '../../domain/operator.ts';

/** Current and future placements with their jobs, as the database counts them. */
export const livePlacements = <One extends { placement: OwnPlacement | null }>(own: readonly One[]) =>
  own.filter(
    (one): one is One & { placement: OwnPlacement } =>
      one.placement !== null &&
      !one.placement.endedAt &&
      (!one.placement.endsOn || one.placement.endsOn >= today()),
  );
