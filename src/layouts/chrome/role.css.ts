import { globalStyle } from '@vanilla-extract/css';

const notFor = (role: string) => `:not([data-for~="${role}"])`;

// Hides what is for other roles; `anyone` means no role.
globalStyle(
  [
    `:root:not([data-role]) [data-for]${notFor('anyone')}`,
    `:root[data-role="admin"] [data-for]${notFor('admin')}`,
    `:root[data-role="caregiver"] [data-for]${notFor('caregiver')}`,
  ].join(', '),
  { display: 'none !important' },
);
