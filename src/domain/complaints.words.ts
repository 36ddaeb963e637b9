export const kinds = {
  lateness: 'Late, or did not come',
  conduct: 'How someone behaves',
  quality: 'How the care is given',
  safety: 'Someone may be unsafe, or was hurt',
  belongings: 'Money or belongings',
  other: 'Something else',
};
