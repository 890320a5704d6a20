import { BuiltIn } from './BuiltIn'

/** Opens the phone's own sheet, which the logic layer draws around the page. */
export class Picker extends BuiltIn {
  private chosen: unknown
  private tellRange?: (range: unknown[], value: unknown) => void

  protected override prepare() {
    if (!this.hasAttribute('role')) this.mark('role', 'button')
  }

  protected override update(changed: Set<string>) {
    if (changed.has('range') || changed.has('value')) this.tellRange?.(this.range, this.current)
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
      label: this.read('header-text') || this.read('aria-label'),
      onColumn: (column, value) => this.fire('columnchange', { column, value }),
      onRange: (listen) => (this.tellRange = listen),
    })
    this.tellRange = undefined
    if (chosen === undefined) return this.fire('cancel')
    this.chosen = chosen
    this.fire('change', { value: chosen })
  }
}

/** Columns that scroll under one finger each; here each row can also be tapped. */
export class PickerView extends BuiltIn {
  protected override update(changed: Set<string>) {
    if (!changed.has('value')) return
    const value = this.value('value')
    if (!Array.isArray(value)) return
    this.columns().forEach((column, index) => column.show(Number(value[index] ?? 0)))
  }

  columns() {
    return [...this.querySelectorAll<PickerViewColumn>('wx-picker-view-column')]
  }

  changed() {
    this.fire('change', { value: this.columns().map((column) => column.current) })
  }
}

const rowHeight = 50

export class PickerViewColumn extends BuiltIn {
  current = 0

  protected override prepare() {
    this.style.cssText += ';overflow-y:auto;height:100%;scroll-snap-type:y mandatory'
    let settled: number
    this.addEventListener('scroll', () => {
      clearTimeout(settled)
      settled = window.setTimeout(() => this.choose(Math.round(this.scrollTop / rowHeight)), 80)
    })
  }

  override tapped(target: Element) {
    const row = [...this.children].findIndex((each) => each.contains(target))
    if (row >= 0) this.choose(row)
  }

  show(row: number) {
    this.current = row
    this.scrollTop = row * rowHeight
  }

  private choose(row: number) {
    if (row === this.current) return
    this.show(row)
    this.closest<PickerView>('wx-picker-view')?.changed()
  }
}
