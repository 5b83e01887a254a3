// Runs before anything is drawn: whoever chose the light room does not see the dark one first.
try {
  const { theme } = JSON.parse(localStorage.getItem('undercroft-settings') ?? '{}');
  if (theme === 'light') document.documentElement.dataset.theme = theme;
} catch {
  // Damaged settings, or none allowed: the page itself sees to that.
}
