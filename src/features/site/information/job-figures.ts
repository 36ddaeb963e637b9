const place = document.querySelector<HTMLElement>('[data-job-figures]');

// The figures load when the person scrolls near.
if (place)
  new IntersectionObserver(([seen], near) => {
    if (!seen?.isIntersecting) return;
    near.disconnect();
    void import('./show-job-figures.ts').then(
      ({ showJobFigures }) => showJobFigures(place),
      () => {
        const said = place.querySelector('[data-said]');
        if (said) said.textContent = place.dataset['failed'] ?? '';
      },
    );
  }).observe(place);
