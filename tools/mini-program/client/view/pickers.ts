import { textOf } from '../text'
import { BuiltIn } from './BuiltIn'

interface Region {
  value: string[]
  code: string[]
}

/** Opens the phone's own sheet, which the logic layer draws around the page. */
export class Picker extends BuiltIn {
  private chosen: unknown
  private tellRange?: (range: unknown[], value: unknown) => void

  protected override prepare() {
    if (!this.hasAttribute('role')) this.mark('role', 'button')
  }

  protected override update(changed: Set<string>) {
    const value = changed.has('value') ? this.current : undefined
    if (changed.has('range') || value !== undefined) this.tellRange?.(this.range, value)
  }

  private get range(): unknown[] {
    const given = this.value('range')
    return Array.isArray(given) ? (given as unknown[]) : []
  }

  private get current(): unknown {
    return this.value('value') ?? 0
  }

  override valueInForm() {
    return this.chosen ?? this.current
  }

  override tapped() {
    if (!this.flag('disabled')) void this.pick()
  }

  private async pick() {
    const chosen = await window.bridge.pick({
      mode: this.read('mode', 'selector'),
      range: this.range,
      rangeKey: this.read('range-key') || undefined,
      value: this.current,
      start: this.read('start'),
      end: this.read('end'),
      level: this.read('level') || undefined,
      fields: this.read('fields') || undefined,
      customItem: this.read('custom-item') || undefined,
      label: this.read('header-text') || this.read('aria-label'),
      onColumn: (column, value) => this.fire('columnchange', { column, value }),
      onRange: (listen) => (this.tellRange = listen),
    })
    this.tellRange = undefined
    if (chosen === undefined) return this.fire('cancel')
    const detail = this.read('mode') === 'region' ? (chosen as Region) : { value: chosen }
    this.chosen = this.read('fields') === 'year' ? textOf(chosen).slice(0, 4) : detail.value
    this.fire('change', { ...detail, value: this.chosen })
  }
}

/** Columns that scroll under one finger each; here each row can also be tapped. */
export class PickerView extends BuiltIn {
  protected override update(changed: Set<string>) {
    if (!changed.has('value')) return
    const value = this.value('value')
    if (!Array.isArray(value)) return
    requestAnimationFrame(() => {
      this.columns().forEach((column, index) => column.show(Number(value[index] ?? 0)))
    })
  }

  columns() {
    return [...this.querySelectorAll<PickerViewColumn>('wx-picker-view-column')]
  }

  changed() {
    this.fire('change', { value: this.columns().map((column) => column.current) })
  }
}

export class PickerViewColumn extends BuiltIn {
  current = 0

  protected override prepare() {
    this.style.cssText +=
      ';box-sizing:border-box;overflow-y:auto;height:100%;scroll-snap-type:y mandatory'
    let settled: number
    this.addEventListener('scroll', () => {
      clearTimeout(settled)
      settled = window.setTimeout(
        () => this.choose(Math.round(this.scrollTop / this.rowHeight)),
        80,
      )
    })
  }

  override tapped(target: Element) {
    const row = [...this.children].findIndex((each) => each.contains(target))
    if (row >= 0) this.choose(row)
  }

  show(row: number) {
    this.current = row
    // The chosen row lies in the middle, the first and the last one too.
    this.style.paddingBlock = `${(this.clientHeight - this.rowHeight) / 2}px`
    this.scrollTop = row * this.rowHeight
  }

  private get rowHeight() {
    return (this.firstElementChild as HTMLElement | null)?.offsetHeight || 50
  }

  private choose(row: number) {
    if (row === this.current) return
    this.show(row)
    this.closest<PickerView>('wx-picker-view')?.changed()
  }
}
