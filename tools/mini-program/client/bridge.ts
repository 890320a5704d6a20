import type { Measured } from '../audit'

/** What the logic layer and a page's frame offer each other. */

/** A node of the component framework, as far as a built-in component needs it. */
export interface ViewNode {
  id: string
  dataset: Record<string, unknown>
  getAttribute(name: string): unknown
}

/** An element whose attributes may be bound both ways. */
export interface Bound {
  bound?: Map<string, (value: unknown) => void>
}

/** The attributes that a component reads, and all words in its code. */
export interface Described {
  attributes: string[]
  words: string[]
}

export interface EventOptions {
  bubbles?: boolean
  composed?: boolean
  capturePhase?: boolean
  originalEvent?: unknown
  extraFields?: Record<string, unknown>
}

export interface PickerRequest {
  mode: string
  range: unknown[]
  rangeKey?: string
  value: unknown
  start?: string
  end?: string
  label: string
  /** How far down a region goes, or which part of a date is asked for. */
  level?: string
  fields?: string
  customItem?: string
  onColumn(column: number, value: number): void
  /** A range that changed while the sheet is open; without a value the chosen rows stay. */
  onRange(listen: (range: unknown[], value: unknown) => void): void
}

export interface PageMeta {
  rootFontSize?: string
  pageStyle?: string
  backgroundColor?: string
}

/** The field that somebody types into. */
export interface FocusedField {
  /** Of its page. */
  frame: HTMLElement
  /** The lowest line of the page that is to be seen above the keyboard. */
  bottom: number
  /** Whether the page goes up for it. */
  adjusts: boolean
  tell(height: number, duration: number): void
  leave(): void
}

/** A button that asks WeChat for something. */
export interface PressedButton {
  read(name: string): string
  fire(type: string, detail: unknown): void
}

/** Given by the logic layer to a page's frame before the page is made. */
export interface Bridge {
  fire(node: ViewNode, type: string, detail: unknown, options: EventOptions): boolean
  navigate(type: string, url: string, delta: number): void
  openType(type: string, button: PressedButton): void
  pick(request: PickerRequest): Promise<unknown>
  /** Brings the keyboard up, and tells how high it is. */
  focused(field: FocusedField): number
  left(field: FocusedField): void
  lacking(tag: string): void
  /** Where a file lies that the phone keeps for the app. */
  urlOfFile(path: string): string | undefined
  /** The font size the person chose in WeChat. */
  fontSize(): number
  isComponent(tag: string): boolean
}

export interface PageWindow extends Window {
  bridge: Bridge
  createBuiltIn(tag: string): HTMLElement
  /** What the built-in components know, by tag. */
  describeBuiltIn(): Record<string, Described>
  /** Tells the audit what an element listens for. */
  noteListener(element: Element, type: string): void
  /** What WeChat's audit counts, of the page as it is; what takes taps has so many pixels each way. */
  measure(tapTarget: number): Measured
}
