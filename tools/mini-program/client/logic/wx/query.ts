import type { PageWindow } from '../../bridge'
import { elementOf } from '../easel'
import { copy } from '../json'
import { currentPage, stack } from '../router'
import { createImage } from './pictures'

interface Fields {
  id?: boolean
  dataset?: boolean
  rect?: boolean
  size?: boolean
  scrollOffset?: boolean
  node?: boolean
  computedStyle?: string[]
  properties?: string[]
}

interface FrameworkNode {
  id: string
  dataset: Record<string, unknown>
}

interface ShadowRoot {
  querySelector(selector: string): FrameworkNode | null
  querySelectorAll(selector: string): FrameworkNode[]
}

interface Component {
  _$?: { getShadowRoot(): ShadowRoot }
}

type Tell = (found: unknown) => void
type Ask = () => unknown

/** `wx.createSelectorQuery`: sizes, places and canvases of what a page shows. */
export function createSelectorQuery() {
  const asked: { ask: Ask; tell?: Tell }[] = []
  let component: Component | undefined

  const root = (): ShadowRoot | undefined =>
    ((component ?? currentPage()?.instance) as Component | undefined)?._$?.getShadowRoot()

  const reference = (find: (fields: Fields) => unknown) => {
    const add = (fields: Fields, tell?: Tell) => {
      asked.push({ ask: () => find(fields), tell })
      return query
    }
    return {
      fields: add,
      boundingClientRect: (tell?: Tell) =>
        add({ id: true, dataset: true, rect: true, size: true }, tell),
      scrollOffset: (tell?: Tell) => add({ id: true, dataset: true, scrollOffset: true }, tell),
      node: (tell?: Tell) => add({ node: true }, tell),
    }
  }

  const query = {
    in: (given: Component) => {
      component = given
      return query
    },
    select: (selector: string) =>
      reference((fields) => {
        const node = root()?.querySelector(selector)
        return node ? describe(node, fields) : null
      }),
    selectAll: (selector: string) =>
      reference((fields) =>
        (root()?.querySelectorAll(selector) ?? []).map((node) => describe(node, fields)),
      ),
    selectViewport: () => reference(describeViewport),
    exec: (tell?: (all: unknown[]) => void) => {
      setTimeout(() => {
        const all = asked.map(({ ask, tell: tellOne }) => {
          const found = ask()
          tellOne?.(found)
          return found
        })
        tell?.(all)
      }, 0)
      return query
    },
  }
  return query
}

function describe(node: FrameworkNode, fields: Fields): Record<string, unknown> {
  const element = elementOf(node)
  if (!element) return {}
  const found: Record<string, unknown> = {}
  const { left, top, right, bottom, width, height } = element.getBoundingClientRect()
  if (fields.id) found.id = node.id
  if (fields.dataset) found.dataset = copy(node.dataset)
  if (fields.rect) Object.assign(found, { left, top, right, bottom })
  if (fields.size) Object.assign(found, { width, height })
  if (fields.scrollOffset) Object.assign(found, scrollOf(element))
  if (fields.computedStyle) {
    const style = getComputedStyle(element)
    for (const name of fields.computedStyle) found[name] = style.getPropertyValue(name)
  }
  for (const name of fields.properties ?? []) found[name] = element.getAttribute(name)
  if (fields.node) found.node = canvasOf(element)
  return found
}

const scrollOf = ({ scrollTop, scrollLeft, scrollHeight, scrollWidth }: Element) => ({
  scrollTop,
  scrollLeft,
  scrollHeight,
  scrollWidth,
})

function describeViewport(fields: Fields): Record<string, unknown> {
  const view = currentPage()?.window
  if (!view) return {}
  const { innerWidth: width, innerHeight: height } = view
  return {
    ...(fields.rect && { left: 0, top: 0, right: width, bottom: height }),
    ...(fields.size && { width, height }),
    ...(fields.scrollOffset && scrollOf(view.document.documentElement)),
  }
}

type CanvasOfApp = HTMLCanvasElement & Record<string, unknown>

/** A canvas 2d node, with the makers that WeChat hangs on it. */
function canvasOf(element: HTMLElement): CanvasOfApp | undefined {
  const canvas = element.querySelector('canvas') as CanvasOfApp | null
  if (!canvas) return undefined
  const view = canvas.ownerDocument.defaultView as PageWindow & typeof globalThis
  canvas.createImage = () => createImage(view)
  canvas.createPath2D = (path?: string) => new view.Path2D(path)
  canvas.requestAnimationFrame = (run: FrameRequestCallback) => view.requestAnimationFrame(run)
  canvas.cancelAnimationFrame = (id: number) => view.cancelAnimationFrame(id)
  return canvas
}

interface Observer {
  relativeTo(selector: string, margins?: object): Observer
  relativeToViewport(margins?: object): Observer
  observe(selector: string, tell: (seen: { intersectionRatio: number }) => void): void
  disconnect(): void
}

interface ObserverOptions {
  initialRatio?: number
}

interface Observing {
  createIntersectionObserver(options?: ObserverOptions): Observer
}

/** The adapter tells the first sight when it should not, and keeps it back when it should. */
function tellFirstSight(inner: Observer, { initialRatio = 0 }: ObserverOptions): Observer {
  const observe = inner.observe.bind(inner)
  ;(inner as Observer & { _$initialRatio: number | null })._$initialRatio = null
  inner.observe = (selector, tell) => {
    let first = true
    observe(selector, (seen) => {
      const known = first && seen.intersectionRatio === initialRatio
      first = false
      if (!known) tell(seen)
    })
  }
  return inner
}

export const createIntersectionObserver = (
  component?: Observing,
  options: ObserverOptions = {},
): Observer => {
  const owner = component?.createIntersectionObserver ? component : stack.at(-1)?.instance
  const inner = (owner as unknown as Observing).createIntersectionObserver(options)
  return tellFirstSight(inner, options)
}
