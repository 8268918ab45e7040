// Measures what is on the page: what is too small for a finger, and what makes a page scroll sideways.
import type { Page } from '@playwright/test';

const TARGET = 44;

/** Everything that can be pressed and is smaller than a fingertip; a link within a sentence is as high as its line. */
export function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate((target) => {
    const all = document.querySelectorAll<HTMLElement>(
      'button, a[href], input, select, summary, [role=tab], [role=radio], [role=menuitem]',
    );
    return [...all].flatMap((element) => {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
      if (element.closest('.only-read, [aria-hidden=true]') !== null) return [];
      const isInText = element.matches('a') && getComputedStyle(element).display === 'inline';
      const field = element.matches('input[type=checkbox], input[type=radio]')
        ? element.closest('label')
        : element;
      const { width, height } = (field ?? element).getBoundingClientRect();
      // Half a pixel is lost where a device does not draw whole ones.
      if (isInText || width === 0 || (width >= target - 0.5 && height >= target - 0.5)) return [];
      const name = element.getAttribute('aria-label') ?? element.textContent;
      return [
        `${element.tagName.toLowerCase()} “${name.slice(0, 40)}” ${width.toFixed(0)} × ${height.toFixed(0)}`,
      ];
    });
  }, TARGET);
}

/** What sticks out, where the page is wider than the screen. */
export function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const out = [...document.querySelectorAll('#page *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .slice(0, 5)
      .map((element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`);
    return [`${String(scrollWidth - clientWidth)} pixels`, ...out];
  });
}

/** Controls that cannot be pressed although they can be scrolled to: something else lies over their middle. */
export function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const all = document.querySelectorAll<HTMLElement>(
      '#page :is(button, a[href], input, select, summary, [role=tab])',
    );
    return [...all].flatMap((element) => {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
      // What is shown to the focus only is elsewhere until then.
      if (getComputedStyle(element).clipPath !== 'none') return [];
      element.scrollIntoView({ block: 'center', inline: 'center' });
      const { left, top, width, height } = element.getBoundingClientRect();
      if (width === 0) return [];
      const over = document.elementFromPoint(left + width / 2, top + height / 2);
      if (over !== null && (element.contains(over) || over.closest('label')?.contains(element) === true))
        return [];
      const name = element.getAttribute('aria-label') ?? element.textContent;
      return [
        `${element.tagName.toLowerCase()} “${name.slice(0, 40)}” under ${over?.outerHTML.slice(0, 120) ?? 'nothing'}`,
      ];
    });
  });
}

/** What of this is not wholly in sight: outside of the window, scrolled away or cut off by what it lies in, or under something else. */
export function notWhole(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((all) =>
    all.flatMap((element) => {
      const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
      if (!element.checkVisibility({ visibilityProperty: true })) return [];
      const room = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
      for (let around = element.parentElement; around !== null; around = around.parentElement) {
        if (getComputedStyle(around).overflow === 'visible') continue;
        const box = around.getBoundingClientRect();
        room.left = Math.max(room.left, box.left);
        room.top = Math.max(room.top, box.top);
        room.right = Math.min(room.right, box.right);
        room.bottom = Math.min(room.bottom, box.bottom);
      }
      const out = Math.max(room.left - left, room.top - top, right - room.right, bottom - room.bottom);
      const over = document.elementFromPoint(left + width / 2, top + height / 2);
      if (out <= 1 && element.contains(over)) return [];
      const name = element.getAttribute('aria-label') ?? element.textContent;
      return [`“${name.slice(0, 40)}” ${out > 1 ? `is ${out.toFixed(0)} pixels outside` : 'is covered'}`];
    }),
  );
}

/** What of this lies on another of its kind. */
export function overlapping(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((all) => {
    const boxes = all.map((element) => ({
      name: element.textContent.slice(0, 40),
      box: element.getBoundingClientRect(),
    }));
    return boxes.flatMap(({ name, box }, index) =>
      boxes.slice(index + 1).flatMap((other) => {
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        return across > 1 && down > 1 ? [`“${name}” and “${other.name}” by ${across.toFixed(0)} pixels`] : [];
      }),
    );
  });
}

/** Controls whose ring, when they have the focus, is cut off by what they lie in. */
export function cutRings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const all = document.querySelectorAll<HTMLElement>('#page :is(button, a[href], input, [tabindex="0"])');
    return [...all].flatMap((element) => {
      const { left, top, right, bottom, width } = element.getBoundingClientRect();
      if (width < 4 || element.closest('svg') !== null) return [];
      element.focus({ preventScroll: true });
      const { outlineWidth, outlineOffset } = getComputedStyle(element);
      const ring = (Number.parseFloat(outlineWidth) || 0) + (Number.parseFloat(outlineOffset) || 0);
      for (let around = element.parentElement; around !== null; around = around.parentElement) {
        if (getComputedStyle(around).overflow === 'visible') continue;
        const box = around.getBoundingClientRect();
        // What is scrolled away is not seen at all.
        if (bottom > box.bottom + 1 || top < box.top - 1) return [];
        const cut = Math.max(box.left - left, box.top - top, right - box.right, bottom - box.bottom) + ring;
        const name = element.getAttribute('aria-label') ?? element.textContent;
        if (cut > 0.5) return [`${name.slice(0, 40)}: ${String(cut)} pixels`];
      }
      return [];
    });
  });
}

/** How much of the window the map has to itself, in percent: nothing floats over it there. Looks at a spot in every 32 pixels. */
export function mapShare(page: Page): Promise<number> {
  return page.evaluate(() => {
    const map = document.querySelector('main[data-tour="board"]')!;
    const { left, top, width, height } = map.getBoundingClientRect();
    const [columns, rows] = [Math.ceil(width / 32), Math.ceil(height / 32)];
    let free = 0;
    for (let column = 0; column < columns; column++)
      for (let row = 0; row < rows; row++) {
        const x = left + ((column + 0.5) * width) / columns;
        const y = top + ((row + 0.5) * height) / rows;
        const over = document.elementFromPoint(x, y);
        if (over !== null && map.contains(over) && over.closest('[data-tools]') === null) free += 1;
      }
    return ((free / (columns * rows)) * width * height * 100) / (innerWidth * innerHeight);
  });
}

/** How far the page can be scrolled, in pixels. */
export function scrollable(page: Page): Promise<readonly [number, number]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
    return [scrollWidth - clientWidth, scrollHeight - clientHeight] as const;
  });
}
