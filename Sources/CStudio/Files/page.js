// Small functions to build the page.

/**
 * An element. Members that begin with `on` are listeners; `role`, `aria-…`, `data-…`, `for` and `list` are attributes, others are
 * properties. The value of an input is its default, so that `render` finds what the user has typed.
 */
export function h(tag, members = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(members)) {
    if (value === undefined || value === null) continue;
    if (/^(role|for|list|scope|colspan|aria-|data-)/.test(name)) element.setAttribute(name, value);
    else element[name === 'value' && tag === 'input' ? 'defaultValue' : name] = value;
  }
  element.append(...children.flat().filter((child) => child !== undefined && child !== null && child !== false));
  return element;
}

/** The id of a control, of what it does and the name of what it acts on. An id has no spaces, and a name may have some. */
export const idOf = (action, name) => `${action}-${encodeURIComponent(name)}`;

const controls = 'a, button:enabled, input, select, textarea, summary, [tabindex]';
let shown = new WeakMap();

/**
 * Whether the user has changed a control of a form, and a script can restore the change. The controls outside of forms take effect at
 * once. A script cannot set the value of an input of files.
 */
const isEdited = (control) => control.matches('form :is(input:not([type=file]), select, output)') && (control.options
  ? [...control.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
  : control.value !== control.defaultValue);

/**
 * Replaces the content of an element if `key` has changed. What the user has typed or opened, the positions of lists and the focus stay
 * at the elements with the same ids. If the element with the focus is gone, the next control has it.
 */
export function render(element, key, build) {
  const text = JSON.stringify(key);
  if (shown.get(element) === text) return;
  shown.set(element, text);
  const focused = element.contains(document.activeElement) ? document.activeElement : undefined;
  const place = [...element.querySelectorAll(controls)].indexOf(focused);
  const kept = [...element.querySelectorAll('[id]')]
    .map((old) => ({ id: old.id, top: old.scrollTop, isOpen: old.open, value: isEdited(old) ? old.value : undefined }))
    .filter(({ top, isOpen, value }) => top || isOpen || value !== undefined);
  element.replaceChildren(...[build()].flat());
  for (const { id, top, isOpen, value } of kept) {
    const control = document.getElementById(id);
    if (!control) continue;
    if (isOpen) control.open = true;
    control.scrollTop = top;
    if (value === undefined || (control.options && ![...control.options].some((option) => option.value === value))) continue;
    control.value = value;
    control.dispatchEvent(new Event('change', { bubbles: true }));
  }
  if (!focused) return;
  const remaining = [...element.querySelectorAll(controls)];
  const same = document.getElementById(focused.id);
  (remaining.includes(same) ? same : remaining[Math.min(place, remaining.length - 1)])?.focus({ preventScroll: true });
}

/** A switch. `change` is called with its new state. */
export function toggle(id, label, isOn, change, disabled = false) {
  return h('input', {
    type: 'checkbox', id, role: 'switch', checked: isOn, disabled, 'aria-label': label,
    onchange: (event) => attempt(() => change(event.target.checked)),
  });
}

/** A button. A failure of its action is shown. */
export const button = (text, action, members = {}) => h('button', { type: 'button', onclick: () => attempt(action), ...members }, text);

/** A control with a visible label. */
export const field = (label, control) => h('label', { className: 'field' }, h('span', {}, label), control);

/** A choice of texts, or of pairs of value and text. */
export const choice = (members, options, selected) =>
  h('select', members, options.map((option) => {
    const [value, text] = [option].flat();
    return h('option', { value, defaultSelected: value === selected }, text ?? value);
  }));

let running = 0;
let frame;

/** Runs an action of the user, and shows its failure until the next one. */
export function attempt(action) {
  document.getElementById('failure').hidden = true;
  return run(action, () => {
    // The control that failed shows the actual state again.
    shown = new WeakMap();
    dispatchEvent(new Event('failed'));
  });
}

/**
 * Runs an action, and shows its failure. The body has `data-busy` until the browser has drawn the outcome of all actions: their ends may
 * move what is shown, and a new row of a list has no text before the first frame with it.
 */
export async function run(action, failed = () => {}) {
  running += 1;
  cancelAnimationFrame(frame);
  document.body.dataset.busy = running;
  try {
    return await action();
  } catch (error) {
    const failure = document.getElementById('failure');
    failure.textContent = error.message;
    failure.hidden = false;
    failed();
  } finally {
    running -= 1;
    // The second frame begins when the first one has been drawn.
    if (running === 0) frame = requestAnimationFrame(() => { frame = requestAnimationFrame(() => { delete document.body.dataset.busy; }); });
  }
}

/** The listener of a form that runs an action with its content. */
export const submitting = (action) => (event) => {
  event.preventDefault();
  attempt(() => action(new FormData(event.target), event.target));
};

/** The parts of an instant in a time zone, as texts. */
const parts = (instant, timeZone) =>
  Object.fromEntries(
    new Intl.DateTimeFormat('en-GB', {
      timeZone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit',
    }).formatToParts(instant).map(({ type, value }) => [type, value]),
  );

/** `08:00:30` for an instant in a time zone. */
export function localSeconds(instant, timeZone) {
  const { hour, minute, second } = parts(new Date(instant), timeZone);
  return `${hour}:${minute}:${second}`;
}

/** `2026-03-01T08:00` for an instant in a time zone: the form of input elements. */
export function localTime(instant, timeZone) {
  const { year, month, day, hour, minute } = parts(new Date(instant), timeZone);
  return `${year}-${month}-${day}T${hour}:${minute}`;
}

/** The instant of a local time in a time zone, in RFC 3339. */
export function instant(text, timeZone) {
  const wanted = Date.parse(`${text}Z`);
  let guess = wanted;
  // A second step corrects a guess on the other side of a change of the offset.
  for (let step = 0; step < 2; step++) guess += wanted - Date.parse(`${localTime(guess, timeZone)}Z`) - (wanted % 60_000);
  return new Date(guess).toISOString();
}

/** The day after a day, both as `2026-03-01`. */
export const nextDay = (day, days = 1) => new Date(Date.parse(`${day}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
