// What a page looks like, as figures: evaluated in the page by test_report.py.
(() => {
  const box = (element) => {
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
    return { left, top, right, bottom, width, height };
  };
  const name = (element) => {
    const text = (element.textContent || '').trim().slice(0, 60);
    return `${element.tagName}.${element.getAttribute('class') || ''}#${element.id} ${text}`;
  };
  const isUnseen = (element) => element.closest('.unseen, .skip, details:not([open]) > :not(summary), title, desc, defs');

  const parse = (colour) => {
    const [red, green, blue, alpha = 1] = colour.match(/[\d.]+/g).map(Number);
    return { red, green, blue, alpha };
  };
  const over = (front, back) => Object.fromEntries(['red', 'green', 'blue'].map(
    (part) => [part, front[part] * front.alpha + back[part] * (1 - front.alpha)]));
  const luminance = ({ red, green, blue }) => {
    const linear = (part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4);
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  };
  const contrast = (one, other) => {
    const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
    return (light + 0.05) / (dark + 0.05);
  };
  const background = (element) => {
    for (let at = element; at; at = at.parentElement) {
      const colour = parse(getComputedStyle(at).backgroundColor);
      if (colour.alpha === 1) return colour;
    }
    return { red: 255, green: 255, blue: 255 };
  };

  const texts = [...document.querySelectorAll('body *')].filter((element) => !isUnseen(element)
    && [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim()));
  const charts = [...document.querySelectorAll('svg[role=img]')];
  const overlapping = (chart) => {
    const labels = [...chart.querySelectorAll('text')].map((text) => ({ name: name(text), ...box(text) }));
    return labels.flatMap((one, index) => labels.slice(index + 1).filter((other) => one.left < other.right - 0.5
      && other.left < one.right - 0.5 && one.top < other.bottom - 3 && other.top < one.bottom - 3)
      .map((other) => `${one.name} and ${other.name}`));
  };
  const outside = (chart) => {
    const frame = box(chart);
    return [...chart.querySelectorAll('text, rect:not(defs *), path:not(defs *), circle')].filter((mark) => {
      const own = box(mark);
      return own.left < frame.left - 1 || own.right > frame.right + 1 || own.top < frame.top - 1 || own.bottom > frame.bottom + 1;
    }).map(name);
  };

  return {
    scripts: document.scripts.length,
    title: document.title,
    text: document.body.innerText,
    width: [document.documentElement.scrollWidth, innerWidth],
    wide: [...document.querySelectorAll('body *')].filter((element) => !element.closest('.scroll, svg, .unseen, .skip')
      && box(element).right > innerWidth + 0.5).map(name),
    background: getComputedStyle(document.body).backgroundColor,
    pale: texts.map((element) => {
      const style = getComputedStyle(element);
      const back = background(element);
      const front = parse(element instanceof SVGElement ? style.fill : style.color);
      return { name: name(element), contrast: contrast(over(front, back), back) };
    }).filter((text) => text.contrast < 4.5),
    small: [...document.querySelectorAll('svg[role=img] text')].map((text) => ({
      name: name(text),
      size: parseFloat(getComputedStyle(text).fontSize) * box(text.ownerSVGElement).width / text.ownerSVGElement.viewBox.baseVal.width,
    })),
    charts: charts.map((chart) => ({
      name: chart.closest('figure').id,
      ...box(chart),
      marks: chart.querySelectorAll('rect:not(defs *), path:not(defs *), circle').length,
      overlapping: overlapping(chart),
      outside: outside(chart),
    })),
    tables: [...document.querySelectorAll('table')].map((table) => ({
      caption: table.caption ? table.caption.textContent : '',
      head: [...table.tHead?.rows[0].cells ?? []].map((cell) => cell.textContent),
      rows: [...table.tBodies[0].rows].map((row) => [...row.cells].map((cell) => {
        const data = cell.querySelector('data, time');
        return data ? data.value || data.dateTime : cell.firstChild ? cell.firstChild.textContent : '';
      })),
      isScoped: [...table.querySelectorAll('th')].every((cell) => cell.scope),
    })),
    headings: [...document.querySelectorAll('h1, h2, h3')].map((heading) => Number(heading.tagName[1])),
    stops: document.querySelectorAll('a[href], summary, .scroll').length,
    links: [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href')),
  };
})()
