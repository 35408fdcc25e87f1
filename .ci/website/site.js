// What the theme leaves out for people with a keyboard or a screen reader: what scrolls can have the focus, and landmarks have names of their own.
const mend = () => {
  for (const part of document.querySelectorAll('pre code:not([tabindex]), .md-typeset__scrollwrap:not([tabindex])')) part.tabIndex = 0;
  for (const part of document.querySelectorAll('nav.md-code__nav:not([aria-label])')) part.ariaLabel = `Actions of ${part.parentElement.id || 'code'}`;
  for (const part of document.querySelectorAll('nav nav[aria-labelledby]')) {
    part.ariaLabel = `Pages of level ${part.dataset.mdLevel}`;
    part.removeAttribute('aria-labelledby');
  }
  for (const head of document.querySelectorAll('th:empty')) head.outerHTML = '<td></td>';
};
new MutationObserver(mend).observe(document.body, { childList: true, subtree: true });
mend();
