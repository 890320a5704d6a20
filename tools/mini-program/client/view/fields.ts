import type { FocusedField } from '../bridge'
import { BuiltIn } from './BuiltIn'
import { keyboardOf } from './keyboards'

/** `input` and `textarea`: a real field inside, which the app hears of by WeChat's events. */
export abstract class Field<
  E extends HTMLInputElement | HTMLTextAreaElement = HTMLInputElement | HTMLTextAreaElement,
> extends BuiltIn {
  protected abstract field: E
  private focused?: FocusedField

  protected override prepare() {
    const { field } = this
    this.append(field)
    field.addEventListener('input', () => {
      this.typed()
      const cursor = field.selectionStart ?? field.value.length
      this.fire('input', { value: field.value, cursor })
    })
    field.addEventListener('focus', () => {
      this.focused = this.describe()
      const height = window.bridge.focused(this.focused)
      this.fire('focus', { value: field.value, height })
    })
    field.addEventListener('blur', () => {
      if (this.focused) window.bridge.left(this.focused)
      this.focused = undefined
      this.fire('blur', { value: field.value, cursor: field.selectionStart })
    })
  }

  protected override update(changed: Set<string>) {
    const { field } = this
    if (changed.has('value') && field.value !== this.read('value')) field.value = this.read('value')
    field.placeholder = this.read('placeholder')
    field.style.setProperty('--placeholder', this.placeholderColour())
    field.disabled = this.flag('disabled')
    const name = this.getAttribute('aria-label')
    if (name) field.setAttribute('aria-label', name)
    const limit = this.number('maxlength', 140)
    if (limit >= 0) field.maxLength = limit
    else field.removeAttribute('maxlength')
    if (changed.has('focus') && this.flag('focus')) field.focus()
  }

  /** Before the app hears of it. */
  protected typed(): void {}

  /** Somebody taps the page beside the field. */
  leave() {
    if (!this.flag('hold-keyboard')) this.field.blur()
  }

  private describe(): FocusedField {
    return {
      frame: window.frameElement as HTMLElement,
      bottom: this.getBoundingClientRect().bottom + this.number('cursor-spacing', 0),
      adjusts: this.value('adjust-position') !== false,
      tell: (height, duration) => this.fire('keyboardheightchange', { height, duration }),
      leave: () => this.field.blur(),
    }
  }

  /** What the app's own class for placeholders says; here only its colour counts. */
  private placeholderColour(): string {
    const name = this.read('placeholder-class')
    if (!name) return ''
    const probe = document.createElement('span')
    probe.className = name
    this.append(probe)
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  }

  override valueInForm() {
    return this.field.value
  }

  override resetValue() {
    this.field.value = ''
  }
}

export class Input extends Field<HTMLInputElement> {
  protected field = document.createElement('input')

  protected override prepare() {
    super.prepare()
    this.field.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter') return
      this.fire('confirm', { value: this.field.value })
      if (!this.flag('confirm-hold')) this.field.blur()
    })
  }

  protected override typed() {
    const { missing } = keyboardOf(this.read('type'))
    const { value } = this.field
    const possible = missing ? value.replace(missing, '') : value
    if (possible !== value) this.field.value = possible
  }

  protected override update(changed: Set<string>) {
    super.update(changed)
    this.field.type = this.flag('password') ? 'password' : 'text'
    this.field.inputMode = keyboardOf(this.read('type')).mode
  }
}

export class Textarea extends Field<HTMLTextAreaElement> {
  protected field = document.createElement('textarea')
  private lines = 1

  protected override typed() {
    this.measureLines()
  }

  protected override update(changed: Set<string>) {
    super.update(changed)
    this.measureLines()
  }

  /** A box that grows with its lines, and says so. */
  private measureLines() {
    const { field } = this
    Object.assign(field, { rows: 1 })
    Object.assign(field.style, { alignSelf: 'start', height: 'auto', minHeight: '0' })
    const { scrollHeight: height, clientHeight: line } = field
    const grows = this.flag('auto-height')
    Object.assign(field.style, {
      alignSelf: '',
      height: grows ? 'auto' : '',
      minHeight: grows ? `${height}px` : '',
    })
    const lineCount = Math.max(1, Math.round(height / (line || 1)))
    if (lineCount === this.lines) return
    this.lines = lineCount
    this.fire('linechange', { height, heightRpx: (height * 750) / window.innerWidth, lineCount })
  }
}
