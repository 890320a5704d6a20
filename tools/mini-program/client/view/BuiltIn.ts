import { addressOf } from '../address'
import { toScreenUnits } from '../screenUnits'
import { textOf } from '../text'
import type { Bridge, EventOptions, PageWindow, ViewNode } from '../bridge'

declare global {
  interface Window {
    bridge: Bridge
    createBuiltIn: PageWindow['createBuiltIn']
    noteListener: PageWindow['noteListener']
    measure: PageWindow['measure']
  }
}

const isOn = (value: unknown) =>
  value !== undefined && value !== null && value !== false && value !== 'false' && value !== ''

/** `aria-checked` and its like say `false` too, where HTML's own flags are just not there. */
const isState = (name: string, given: unknown) =>
  name.startsWith('aria-') && typeof given === 'boolean'

/** Style given in a template: units of the screen measured, pictures of the app's server fetched through the host. */
export const toCss = (value: string): string =>
  toScreenUnits(value).replace(
    /url\((['"]?)(https?:[^'")]+)\1\)/g,
    (_, _quote, url: string) => `url("${asset(url)}")`,
  )

/** Where the browser finds a picture that the app names. */
export const asset = (source: string): string =>
  addressOf(source, (path) => window.bridge.urlOfFile(path))

/**
 * A built-in component as a plain custom element. The component framework owns tree, attributes
 * and classes; the element reads its attributes' values from its node there, unspoilt by HTML.
 */
export class BuiltIn extends HTMLElement {
  /** Set by the framework's backend. */
  __wxElement?: ViewNode

  /** What is bound both ways, with what hears of its new value. */
  readonly bound = new Map<string, (value: unknown) => void>()

  #changed = new Set<string>()
  #isPrepared = false

  /** Once, when first in the page. */
  protected prepare(): void {}
  /** After attributes changed, all of one turn together. */
  protected update(_changed: Set<string>): void {}
  /** A tap that nobody caught. `false` ends its way up. */
  tapped(_target: Element): boolean | void {}

  /** Under its name in the value of a form that is submitted. */
  valueInForm(): unknown {
    return undefined
  }
  resetValue(): void {}

  connectedCallback(): void {
    if (this.#isPrepared) return
    this.#isPrepared = true
    this.prepare()
    this.update(new Set(this.getAttributeNames()))
  }

  override setAttribute(name: string, value: string): void {
    const given = this.value(name)
    if (isState(name, given)) super.setAttribute(name, String(given))
    else if (value === '' && (given === undefined || given === null)) super.removeAttribute(name)
    else super.setAttribute(name, name === 'style' ? toCss(value) : value)
    if (name === 'aria-role' && value) super.setAttribute('role', value)
    this.#noteChange(name)
  }

  override removeAttribute(name: string): void {
    const given = this.value(name)
    if (isState(name, given)) super.setAttribute(name, String(given))
    else super.removeAttribute(name)
    this.#noteChange(name)
  }

  /** An attribute of the element's own making, which changes nothing for the component. */
  protected mark(name: string, value: string): void {
    super.setAttribute(name, value)
  }

  value(name: string): unknown {
    return this.__wxElement?.getAttribute(name)
  }

  read(name: string, otherwise = ''): string {
    const given = this.value(name)
    return given === undefined || given === null || given === '' ? otherwise : textOf(given)
  }

  number(name: string, otherwise: number): number {
    const given = Number(this.read(name, String(otherwise)))
    return Number.isNaN(given) ? otherwise : given
  }

  flag(name: string): boolean {
    return isOn(this.value(name))
  }

  fire(type: string, detail: unknown = {}, options: EventOptions = {}): void {
    if (!this.__wxElement) return
    if (type === 'input' || type === 'change') this.#tellBound(detail as Record<string, unknown>)
    window.bridge.fire(this.__wxElement, type, detail, { capturePhase: true, ...options })
  }

  /** A switch tells as `value` what it has as `checked`. */
  #tellBound(detail: Record<string, unknown>): void {
    for (const [name, tell] of this.bound) {
      const value = name === 'checked' ? detail.value : detail[name]
      if (value !== undefined) tell(value)
    }
  }

  #noteChange(name: string): void {
    if (this.#changed.size === 0) {
      queueMicrotask(() => {
        const changed = this.#changed
        this.#changed = new Set()
        if (this.#isPrepared) this.update(changed)
      })
    }
    this.#changed.add(name)
  }
}

// The framework prefixes ids with their component's scope; styles and tests know the bare one.
Object.defineProperty(BuiltIn.prototype, 'id', {
  get(this: HTMLElement) {
    return this.getAttribute('id') ?? ''
  },
  set(this: HTMLElement, id: string) {
    this.setAttribute('id', id.replace(/^[0-9a-f]*--/, ''))
  },
})
