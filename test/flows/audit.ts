/** Questions to the document of a page; they run there, so each stands alone. */

export interface Tappable {
  name: string
  tag: string
  /** How far a finger may miss the middle of it, doubled: the size of the target. */
  width: number
  height: number
}

/** Everything visible that can be pressed or typed into, with its name and the size of its target. */
export function tappables(): Tappable[] {
  const selector =
    'a[href], button, input, textarea, [role=button], [role=link], [role=tab], ' +
    '[role=checkbox], [role=radio], [role=switch]'
  const isShown = (element: Element) =>
    element.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true }) &&
    !element.closest('[aria-hidden=true]')
  const nameOf = (element: HTMLElement) =>
    (
      element.getAttribute('aria-label') ??
      (element as Partial<HTMLInputElement>).labels?.[0]?.innerText ??
      (element.innerText || element.getAttribute('placeholder') || '')
    ).trim()
  // A target may reach beyond the box that is drawn, so small boxes are felt for.
  const reach = (element: HTMLElement, size: number, dx: number, dy: number) => {
    const box = element.getBoundingClientRect()
    const x = box.left + box.width / 2
    const y = box.top + box.height / 2
    let far = Math.max(dx * box.width, dy * box.height) / 2
    const hits = (distance: number) => {
      const found = document.elementFromPoint(x + dx * distance, y + dy * distance)
      return found !== null && element.contains(found)
    }
    const drawn = far
    while (far < size && hits(far + 0.5) && hits(-far - 0.5)) far += 0.5
    return Math.round(far > drawn ? far * 2 + 1 : far * 2)
  }
  const measure = (element: HTMLElement) => {
    const { width, height } = element.getBoundingClientRect()
    if (width >= 60 && height >= 60) return { width, height }
    element.scrollIntoView({ block: 'center' })
    return { width: reach(element, 30, 1, 0), height: reach(element, 30, 0, 1) }
  }
  return [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((element) => isShown(element) && element.getBoundingClientRect().width > 0)
    .map((element) => ({ name: nameOf(element), tag: element.localName, ...measure(element) }))
}

/** What reaches past the right edge of the screen without a scrolling row around it. */
export function overflowing(): string[] {
  const scrolls = (element: Element | null): boolean => {
    if (!element || element === document.body) return false
    const { overflowX } = getComputedStyle(element)
    return overflowX !== 'visible' || scrolls(element.parentElement)
  }
  const edge = document.documentElement.clientWidth
  const isWide = (element: Element) => element.getBoundingClientRect().right > edge + 1
  const wide = [...document.body.querySelectorAll<HTMLElement>('*')].filter(
    (element) => element.checkVisibility() && isWide(element) && !scrolls(element.parentElement),
  )
  const roots = [...document.querySelectorAll('.taro_page')].filter(
    (page) => page.checkVisibility() && page.scrollWidth > page.clientWidth,
  )
  const describe = (element: Element) =>
    `${element.localName}.${element.className} ${(element.textContent ?? '').slice(0, 20)}`
  return [...wide, ...roots].map(describe)
}

/** Text under 18 px, which elder mode does not have. */
export function smallText(): { text: string; size: number }[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: { text: string; size: number }[] = []
  while (walker.nextNode()) {
    const { parentElement, data } = walker.currentNode as Text
    if (!parentElement?.checkVisibility() || !data.trim()) continue
    if (parentElement.closest('script, style')) continue
    const size = parseFloat(getComputedStyle(parentElement).fontSize)
    if (size < 18) found.push({ text: data.trim(), size })
  }
  return found
}

export interface TextContrast {
  text: string
  contrast: number
  isLarge: boolean
}

interface LeastContrast {
  usual: number
  large: number
}

/** WCAG's AA, for everybody. */
const readable: LeastContrast = { usual: 4.5, large: 3 }
/** Its AAA, for eyes of eighty years. */
export const readableByElders: LeastContrast = { usual: 7, large: 4.5 }

export const faintAmong = (texts: readonly TextContrast[], least = readable): string[] =>
  texts
    .filter(({ contrast, isLarge }) => contrast < (isLarge ? least.large : least.usual))
    .map(({ text, contrast }) => `${text} ${contrast.toFixed(2)}`)

/** How much each text stands out from the plain colour behind it. */
export function textContrasts(): TextContrast[] {
  type Colour = [number, number, number, number]
  const parse = (css: string): Colour => {
    const [r = 0, g = 0, b = 0, a = 1] = (css.match(/[\d.]+/g) ?? []).map(Number)
    return [r, g, b, a]
  }
  const over = (top: Colour, below: Colour): Colour => {
    const mix = (index: 0 | 1 | 2) => top[index] * top[3] + below[index] * (1 - top[3])
    return [mix(0), mix(1), mix(2), 1]
  }
  /** Undefined where a picture or gradient lies behind. */
  const ground = (element: Element | null): Colour | undefined => {
    if (!element) return [255, 255, 255, 1]
    const { backgroundColor, backgroundImage } = getComputedStyle(element)
    if (backgroundImage !== 'none') return undefined
    const own = parse(backgroundColor)
    if (own[3] === 1) return own
    const below = ground(element.parentElement)
    return below && over(own, below)
  }
  const liesOnPicture = (element: Element): boolean => {
    const { top, bottom, left, right } = element.getBoundingClientRect()
    const covers = (picture: Element) => {
      const box = picture.getBoundingClientRect()
      return box.top <= top && box.bottom >= bottom && box.left <= left && box.right >= right
    }
    let around: Element | null = element
    for (let level = 0; around && level < 6; level++) {
      if ([...around.querySelectorAll('img, wx-image, canvas')].some(covers)) return true
      around = around.parentElement
    }
    return false
  }
  const luminance = ([r, g, b]: Colour) => {
    const linear = (value: number) =>
      value <= 10.3 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4
    return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
  }
  const contrast = (a: Colour, b: Colour) => {
    const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number]
    return (light + 0.05) / (dark + 0.05)
  }
  const found: TextContrast[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { parentElement: element, data } = walker.currentNode as Text
    if (!element?.checkVisibility() || !data.trim() || element.closest('script, style')) continue
    if (element.closest(':disabled, [aria-disabled=true]')) continue
    const { color, fontSize, fontWeight } = getComputedStyle(element)
    const behind = ground(element)
    if (!behind || liesOnPicture(element)) continue
    const size = parseFloat(fontSize)
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700)
    const ratio = contrast(over(parse(color), behind), behind)
    found.push({ text: data.trim(), contrast: ratio, isLarge })
  }
  return found
}

/**
 * How much what was already there has moved since the page opened, as browsers score it, and what. They leave out
 * half a second after it opened, or was touched: nobody has touched it, and how slow a machine is shall not decide.
 */
export function layoutShift(): Promise<{ score: number; moved: string[] }> {
  interface Shift extends PerformanceEntry {
    value: number
    sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
  }
  const describe = ({ sources }: Shift) =>
    sources.map(({ node, previousRect, currentRect }) => {
      const text = (node?.textContent ?? '').trim().slice(0, 12)
      return `「${text}」 from ${previousRect.top} to ${currentRect.top}`
    })
  return new Promise((resolve) => {
    new PerformanceObserver((list, observer) => {
      observer.disconnect()
      const shifts = list.getEntries() as Shift[]
      const score = shifts.reduce((sum, { value }) => sum + value, 0)
      resolve({ score, moved: shifts.flatMap(describe) })
    }).observe({ type: 'layout-shift', buffered: true })
    // without a single shift nobody is told anything
    setTimeout(() => resolve({ score: 0, moved: [] }), 100)
  })
}

/** Takes bars that lie over the page away, and goes to its top: what is left lies side by side. */
export function layBare(): void {
  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    if (getComputedStyle(element).position === 'fixed')
      element.style.setProperty('display', 'none', 'important')
    element.scrollTop = 0
  }
  document.documentElement.scrollTop = 0
}
