/** Questions to the document of a page; they run there, so each stands alone. */

export interface Focused {
  name: string
  /** What is wrong with how the focus shows, if anything is. */
  fault: string
}

/** Counts what takes the focus without standing after the one before. */
export function watchOrder(): void {
  let before: Element = document.body
  document.addEventListener('focusin', ({ target }) => {
    const next = target as Element
    if (!(before.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING)) {
      next.setAttribute('data-backward', '')
    }
    before = next
  })
}

/** The element that has the focus, and whether one sees that; nothing once the page is through. */
export async function focused(): Promise<Focused | undefined> {
  const element = document.activeElement as HTMLElement
  if (element === document.body) return undefined
  const style = getComputedStyle(element)
  const field = element.parentElement && getComputedStyle(element.parentElement)
  const parse = (css: string) => (css.match(/[\d.]+/g) ?? []).map(Number)
  const groundOf = (from: Element | null): number[] => {
    if (!from) return [255, 255, 255]
    const colour = parse(getComputedStyle(from).backgroundColor)
    return colour[3] === 0 ? groundOf(from.parentElement) : colour
  }
  const luminance = (colour: number[]) => {
    const [r = 0, g = 0, b = 0] = colour.map((value) =>
      value <= 10.3 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4,
    )
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const outset = parseFloat(style.outlineOffset)
  const width = parseFloat(style.outlineWidth)
  /** A box around that cuts off what reaches out of it; a row that scrolls may show it in part. */
  const cutting = (from: Element | null): boolean => {
    if (!from || from === document.body) return false
    const { overflowX, overflowY } = getComputedStyle(from)
    const box = element.getBoundingClientRect()
    const reach = outset + width
    const around = from.getBoundingClientRect()
    const across =
      overflowX === 'hidden' &&
      (box.left - reach < around.left - 1 || box.right + reach > around.right + 1)
    const upright =
      overflowY !== 'visible' &&
      (box.top - reach < around.top - 1 || box.bottom + reach > around.bottom + 1)
    const scrolls = overflowX === 'auto' || overflowX === 'scroll'
    return across || upright || (!scrolls && cutting(from.parentElement))
  }
  const faultOf = () => {
    if (element.matches('input, textarea')) return field?.boxShadow === 'none' ? 'no ring' : ''
    if (style.outlineStyle === 'none' || width < 2) return 'no outline'
    if (cutting(element.parentElement)) return 'outline cut off'
    const ground = luminance(groundOf(outset < 0 ? element : element.parentElement))
    const line = luminance(parse(style.outlineColor))
    const ratio = (Math.max(line, ground) + 0.05) / (Math.min(line, ground) + 0.05)
    return ratio < 3 ? `outline too faint: ${ratio.toFixed(1)}` : ''
  }
  const isBackward = element.hasAttribute('data-backward')
  // what the focus changes and brings into sight is there some frames later
  for (let frames = 0; frames < 30 && faultOf(); frames++) await new Promise(requestAnimationFrame)
  const name = element.getAttribute('aria-label') ?? element.innerText
  return { name, fault: isBackward ? 'stands before the one before' : faultOf() }
}

/** Movements that go on now. */
export function moving(): string[] {
  return document
    .getAnimations()
    .filter(({ playState, effect }) => {
      const { duration } = effect?.getComputedTiming() ?? {}
      return playState === 'running' && Number(duration) > 0
    })
    .map((animation) => (animation as CSSAnimation).animationName ?? 'transition')
}
