import type { Bound, PageWindow, ViewNode } from '../bridge'
import { options } from './options'

type Observer = { disconnect(): void }

/** The framework's own numbers; its enums exist for its compiler only. */
const domlike = 3
const caught = 2

/** A margin that was not given is none; the adapter writes it as `undefinedpx`. */
const givenMargins = (margins: string) => margins.replace(/undefined/g, '0') || '0px'

/** How the component framework draws into one page's frame: real elements of that document. */
export class FrameBackend {
  readonly mode = domlike
  readonly document

  constructor(private readonly frame: PageWindow) {
    this.document = {
      createElement: (tag: string) => frame.createBuiltIn(tag),
      createTextNode: (text: string) => frame.document.createTextNode(text),
      createDocumentFragment: () => frame.document.createDocumentFragment(),
    }
  }

  destroy() {}
  registerStyleSheetContent() {}
  appendStyleSheetPath() {
    return 0
  }
  disableStyleSheet() {}
  onEvent() {}
  /** `model:value`: what a person changes goes into the app's data. */
  setModelBindingStat(element: Bound, name: string, tell: ((value: unknown) => void) | null) {
    if (tell) element.bound?.set(name, tell)
    else element.bound?.delete(name)
  }

  getWindowWidth() {
    return this.frame.innerWidth
  }
  getWindowHeight() {
    return this.frame.innerHeight
  }
  getDevicePixelRatio() {
    return this.frame.devicePixelRatio
  }
  getTheme() {
    return options.theme
  }
  getRootNode() {
    return this.frame.document.body
  }
  render(done: (error: Error | null) => void) {
    setTimeout(() => done(null), 0)
  }
  associateValue(element: HTMLElement & { __wxElement?: ViewNode }, node: ViewNode) {
    element.__wxElement = node
  }
  /** A caught touchmove keeps the page from scrolling. */
  setListenerStats(element: HTMLElement, type: string, _capture: boolean, level: number) {
    this.frame.noteListener(element, type)
    if (type === 'touchmove' && level === caught) element.style.touchAction = 'none'
  }

  createIntersectionObserver(
    target: Element,
    root: Element | null,
    rootMargin: string,
    threshold: number[],
    tell: (status: unknown) => void,
  ): Observer {
    const Observer = (this.frame as unknown as typeof globalThis).IntersectionObserver
    const observer = new Observer(
      (entries) => {
        for (const entry of entries) {
          tell({
            intersectionRatio: entry.intersectionRatio,
            boundingClientRect: entry.boundingClientRect.toJSON() as unknown,
            intersectionRect: entry.intersectionRect.toJSON() as unknown,
            relativeRect: entry.rootBounds?.toJSON() as unknown,
            time: entry.time,
          })
        }
      },
      { root: root ?? this.frame.document, rootMargin: givenMargins(rootMargin), threshold },
    )
    observer.observe(target)
    return observer
  }
}
