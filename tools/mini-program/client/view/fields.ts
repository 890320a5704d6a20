import { BuiltIn } from './BuiltIn'

const keyboards: Record<string, string> = {
  number: 'numeric',
  digit: 'decimal',
  tel: 'tel',
  idcard: 'text',
}

/** `input` and `textarea`: a real field inside, which the app hears of by WeChat's events. */
abstract class Field<E extends HTMLInputElement | HTMLTextAreaElement> extends BuiltIn {
  protected abstract field: E

  protected override prepare() {
    const { field } = this
    this.append(field)
    field.addEventListener('input', () => {
      const cursor = field.selectionStart ?? field.value.length
      this.fire('input', { value: field.value, cursor })
    })
    field.addEventListener('focus', () => this.fire('focus', { value: field.value, height: 300 }))
    field.addEventListener('blur', () => this.fire('blur', { value: field.value }))
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
      if (event.key === 'Enter') this.fire('confirm', { value: this.field.value })
    })
  }

  protected override update(changed: Set<string>) {
    super.update(changed)
    this.field.type = this.flag('password') ? 'password' : 'text'
    this.field.inputMode = keyboards[this.read('type')] ?? 'text'
  }
}

export class Textarea extends Field<HTMLTextAreaElement> {
  protected field = document.createElement('textarea')

  protected override prepare() {
    super.prepare()
    this.field.addEventListener('input', () => {
      this.fire('linechange', { height: this.field.scrollHeight, lineCount: 1 })
    })
  }
}
