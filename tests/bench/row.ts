/** One measurement, and its budget (docs/specification.md, Budgets) if it has one. */
export type Row = { what: string; measured: string; budget: string; held: boolean };

export function atMost(what: string, value: number, limit: number, unit: string): Row {
  return {
    what,
    measured: `${value.toFixed(1)} ${unit}`,
    budget: `≤ ${limit} ${unit}`,
    held: value <= limit,
  };
}

export function atLeast(what: string, value: number, limit: number): Row {
  return { what, measured: value.toFixed(0), budget: `≥ ${limit}`, held: value >= limit };
}

export function noted(what: string, measured: string): Row {
  return { what, measured, budget: '', held: true };
}
