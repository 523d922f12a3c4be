import type { Page } from 'playwright-core';

/** What the functions below have in common, in the page. */
interface Fitting {
  /** What is seen: of a window above the page, only that. */
  readonly seen: readonly HTMLElement[];
  readonly frame: HTMLElement;
  readonly named: (element: Element) => string;
  readonly linesOf: (node: Node) => readonly DOMRect[];
}

/** Texts that are cut, and boxes that lie on each other. */
export async function fittingFaults(page: Page): Promise<string[]> {
  await page.evaluate(prepare);
  const found = [await page.evaluate(cutTexts), await page.evaluate(cutChoices), await page.evaluate(overlaps)];
  return [...new Set([...found.flat(), ...(await page.evaluate(besideTheScreen))])];
}

/** Letters and signs that are said, and that this browser has no font for: their widths are not measured. */
export async function lettersWithoutFont(page: Page): Promise<string> {
  await page.evaluate(prepare);
  return page.evaluate(drawnAsMissing);
}

/** Whether the language is said, and all of it runs the way it is read. */
export async function directionFaults(page: Page, lang: string, direction: string): Promise<string[]> {
  await page.evaluate(prepare);
  return page.evaluate(againstDirection, { lang, direction });
}

function prepare(): void {
  const root = document.querySelector('gatehouse-onboarding')?.shadowRoot;
  const frame = root?.querySelector<HTMLElement>('[part=frame]');
  if (root === null || root === undefined || frame === null || frame === undefined) throw new Error('It is not drawn.');
  const within = root.querySelector('dialog[open]') ?? frame;
  const seen = [...within.querySelectorAll<HTMLElement>('*')].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.closest('.visually-hidden, svg, video, canvas') === null,
  );
  const named = ({ tagName, className, textContent }: Element): string =>
    `${tagName} ${className} “${textContent.trim().replace(/\s+/g, ' ').slice(0, 60)}”`;
  const linesOf = (node: Node): readonly DOMRect[] => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()];
  };
  const fitting: Fitting = { seen, frame, named, linesOf };
  Object.assign(globalThis, { fitting });
}

function cutTexts(): string[] {
  const { seen, named } = (globalThis as unknown as { fitting: Fitting }).fitting;
  const faults: string[] = [];
  for (const box of seen) {
    const hasText = [...box.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim() !== '');
    const { display, overflowY, textOverflow } = getComputedStyle(box);
    if (!hasText || display === 'inline') continue;
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = box;
    if (scrollWidth > clientWidth + 1) faults.push(`is cut, ${scrollWidth} px in ${clientWidth}: ${named(box)}`);
    if (overflowY !== 'visible' && scrollHeight > clientHeight + 1) faults.push(`is cut below: ${named(box)}`);
    if (textOverflow === 'ellipsis') faults.push(`may end in an ellipsis: ${named(box)}`);
  }
  return faults;
}

/** What is chosen in a list, which the browser cuts where it is too long; names of places and tax numbers are no words of ours. */
function cutChoices(): string[] {
  const { seen } = (globalThis as unknown as { fitting: Fitting }).fitting;
  const pen = document.createElement('canvas').getContext('2d');
  if (pen === null) throw new Error('It cannot be measured.');
  return seen.flatMap((box) => {
    if (!(box instanceof HTMLSelectElement) || /(subDivision|taxIdentificationNumberType)$/.test(box.id)) return [];
    const style = getComputedStyle(box);
    pen.font = style.font;
    const [before = 0, after = 0] = [style.paddingLeft, style.paddingRight].map((padding) => parseInt(padding, 10));
    const room = box.clientWidth - before - after;
    const text = box.selectedOptions[0]?.text ?? '';
    const { width } = pen.measureText(text);
    return width > room + 1 ? [`is cut, ${Math.round(width)} px in ${Math.round(room)}: ${box.id} “${text}”`] : [];
  });
}

/** All that are missing look the same. */
function drawnAsMissing(): string {
  const { frame, seen } = (globalThis as unknown as { fitting: Fitting }).fitting;
  const canvas = Object.assign(document.createElement('canvas'), { width: 40, height: 40 });
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (pen === null) throw new Error('It cannot be measured.');
  pen.font = `24px ${getComputedStyle(frame).fontFamily}`;
  const drawn = (letter: string): string => {
    pen.clearRect(0, 0, 40, 40);
    pen.fillText(letter, 4, 30);
    return pen.getImageData(0, 0, 40, 40).data.join();
  };
  const missing = drawn('\u{10fffd}');
  // What was announced was said in the language of that moment, and is not seen.
  const texts = seen.flatMap((box) => [...box.childNodes].filter((node) => node.nodeType === 3));
  const letters = new Set(texts.flatMap((text) => text.textContent?.match(/[\p{L}\p{P}]/gu) ?? []));
  return [...letters].filter((letter) => drawn(letter) === missing).join('');
}

function overlaps(): string[] {
  const { seen, frame, named } = (globalThis as unknown as { fitting: Fitting }).fitting;
  const inFlow = (parent: Element): Element[] =>
    [...parent.children].flatMap((child) => {
      const { display, position } = getComputedStyle(child);
      if (!seen.includes(child as HTMLElement) || display === 'inline') return [];
      if (!/static|relative/.test(position)) return [];
      return display === 'contents' ? inFlow(child) : [child];
    });
  const isOver = (one: Element, other: Element): boolean => {
    const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    return across > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  };
  return [frame, ...seen].flatMap((parent) =>
    inFlow(parent).flatMap((one, index, all) =>
      all
        .slice(index + 1)
        .filter((other) => isOver(one, other))
        .map((other) => `lies on another: ${named(one)} and ${named(other)}`),
    ),
  );
}

function besideTheScreen(): string[] {
  const { seen, named, linesOf } = (globalThis as unknown as { fitting: Fitting }).fitting;
  const faults = seen.flatMap((box) => {
    const texts = [...box.childNodes].filter((node) => node.nodeType === 3 && node.textContent?.trim() !== '');
    const lines = texts.flatMap((text) => linesOf(text));
    const isBeside = lines.some(({ left, right }) => left < -0.5 || right > innerWidth + 0.5);
    return isBeside ? [`is beside the screen: ${named(box)}`] : [];
  });
  return [...faults, ...(document.documentElement.scrollWidth > innerWidth ? ['is wider than the screen'] : [])];
}

function againstDirection({ lang, direction }: { readonly lang: string; readonly direction: string }): string[] {
  const { seen, frame, named, linesOf } = (globalThis as unknown as { fitting: Fitting }).fitting;
  const faults = frame.lang === lang && frame.dir === direction ? [] : [`is said to be ${frame.lang} ${frame.dir}`];
  // What is written from left to right everywhere says so itself.
  const own = seen.filter((box) => box.closest('[dir=ltr], [dir=auto], input, textarea, bdi') === null);
  const against = own.filter((box) => getComputedStyle(box).direction !== direction);
  faults.push(...against.map((box) => `runs the other way: ${named(box)}`));
  for (const title of seen.filter((box) => box.tagName === 'H2' && getComputedStyle(box).textAlign !== 'center')) {
    const { left, right, top } = title.getBoundingClientRect();
    // Where two directions meet, a line is in several pieces.
    const pieces = linesOf(title).filter((piece, _, [first]) => piece.top < (first?.bottom ?? top) - 1);
    const before = Math.min(...pieces.map((piece) => piece.left)) - left;
    const after = right - Math.max(...pieces.map((piece) => piece.right));
    const isAtStart = direction === 'rtl' ? after <= before + 1 : before <= after + 1;
    if (!isAtStart) faults.push(`begins at the wrong side: ${named(title)}`);
  }
  return faults;
}
