const place = document.querySelector<HTMLElement>('[data-job-figures]');

// The figures load when the person scrolls near.
const near = new IntersectionObserver(([seen]) => {
  if (!seen?.isIntersecting || !place) return;
  near.disconnect();
  void import('./show-job-figures.ts').then(
    ({ showJobFigures }) => showJobFigures(place),
    () => {
      const said = place.querySelector('[data-said]');
      if (said) said.textContent = place.dataset['failed'] ?? '';
    },
  );
});
if (place) near.observe(place);
