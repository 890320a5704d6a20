import type { Area, Measured } from '../../audit'
import { BuiltIn } from './BuiltIn'
import { Picture } from './pictures'

/** Nodes that tell the framework what they listen for when tapped. */
const tappable = new WeakSet<Element>()

export function noteListener(element: Element, type: string): void {
  if (type === 'tap') tappable.add(element)
}

/** A number for each rule of the audit, of the page as it is now. */
export function measure(tapTarget: number): Measured {
  const root = document.querySelector('body > wx-root') ?? document.body
  const elements = [...root.querySelectorAll('*')].filter(isNode)
  const parents = [root, ...elements]
  const widest = parents.reduce(
    (most, parent) => {
      const children = [...parent.children].filter(isNode).length
      return children > most.children ? { children, parent: describe(parent) } : most
    },
    { children: 0, parent: '' },
  )
  return {
    nodes: elements.length,
    depth: elements.reduce((most, element) => Math.max(most, depthOf(element, root)), 0),
    widest,
    images: elements.filter((each) => each instanceof Picture).flatMap(imageOf),
    small: elements
      .filter((element) => isTarget(element) && isUnder(sizeOf(element), tapTarget))
      .map((element) => ({ name: nameOf(element), size: sizeOf(element) })),
  }
}

/** What the app's template holds, without what a built-in component is made of here. */
const isNode = (element: Element): boolean => element.localName.startsWith('wx-')

function depthOf(element: Element, root: Element): number {
  let depth = 0
  for (let each: Element | null = element; each && each !== root; each = each.parentElement) depth++
  return depth
}

function sizeOf(element: Element): Area {
  const { width, height } = element.getBoundingClientRect()
  return { width, height }
}

/** Drawings have no size of their own. */
const isDrawing = (source: string) => /\.svg(\?|$)|^data:image\/svg/.test(source)

function imageOf(picture: Picture): Measured['images'] {
  const source = picture.read('src')
  const shown = sizeOf(picture)
  if (!picture.natural || isDrawing(source) || shown.width * shown.height === 0) return []
  return [{ source, natural: picture.natural, shown, mode: picture.read('mode', 'scaleToFill') }]
}

const isTarget = (element: Element): boolean =>
  (tappable.has(element) || element.matches('wx-button, wx-navigator')) && isVisible(element)

const isUnder = ({ width, height }: Area, least: number): boolean => width < least || height < least

/** A hidden page is measured too, so what counts is what the element says of itself. */
function isVisible(element: Element): boolean {
  const { width, height } = sizeOf(element)
  return width * height > 0 && getComputedStyle(element).pointerEvents !== 'none'
}

const nameOf = (element: Element): string =>
  (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30) ||
  describe(element)

function describe(element: Element): string {
  const name = element.localName.replace(/^wx-/, '')
  const id = element instanceof BuiltIn && element.id ? `#${element.id}` : ''
  const classes = [...element.classList].map((each) => `.${each}`).join('')
  return `<${name}>${id}${classes}`
}
