import { BuiltIn } from './BuiltIn'

abstract class Toggle extends BuiltIn {
  protected abstract ownRole: string

  protected override prepare() {
    if (!this.hasAttribute('role')) this.mark('role', this.ownRole)
    this.isOn = this.flag('checked')
  }

  protected override update(changed: Set<string>) {
    if (changed.has('checked')) this.isOn = this.flag('checked')
  }

  get isOn() {
    return this.dataset.on !== undefined
  }

  set isOn(on: boolean) {
    if (on) this.dataset.on = ''
    else delete this.dataset.on
    this.mark('aria-checked', String(on))
  }

  override resetValue() {
    this.isOn = false
  }
}

export class Switch extends Toggle {
  protected ownRole = 'switch'

  override valueInForm() {
    return this.isOn
  }

  override tapped() {
    if (this.flag('disabled')) return
    this.isOn = !this.isOn
    this.fire('change', { value: this.isOn })
  }
}

export class Checkbox extends Toggle {
  protected ownRole = 'checkbox'

  override tapped() {
    if (this.flag('disabled')) return
    this.isOn = !this.isOn
    const group = this.closest<CheckboxGroup>('wx-checkbox-group')
    group?.changed()
  }
}

/** Tells for all that lie in it. */
abstract class Group extends BuiltIn {
  changed() {
    this.fire('change', { value: this.valueInForm() })
  }
}

export class CheckboxGroup extends Group {
  override valueInForm() {
    const boxes = [...this.querySelectorAll<Checkbox>('wx-checkbox')]
    return boxes.filter((each) => each.isOn).map((each) => each.read('value'))
  }
}

export class Radio extends Toggle {
  protected ownRole = 'radio'

  override tapped() {
    if (this.flag('disabled') || this.isOn) return
    const group = this.closest<RadioGroup>('wx-radio-group')
    group?.querySelectorAll<Radio>('wx-radio').forEach((each) => (each.isOn = false))
    this.isOn = true
    group?.changed()
  }
}

export class RadioGroup extends Group {
  override valueInForm() {
    const all = [...this.querySelectorAll<Radio>('wx-radio')]
    return all.find((each) => each.isOn)?.read('value') ?? ''
  }
}

export class Slider extends BuiltIn {
  private field = Object.assign(document.createElement('input'), { type: 'range' })

  protected override prepare() {
    this.append(this.field)
    const tell = (type: string) => () => this.fire(type, { value: Number(this.field.value) })
    this.field.addEventListener('input', tell('changing'))
    this.field.addEventListener('change', tell('change'))
  }

  protected override update(changed: Set<string>) {
    this.field.min = this.read('min', '0')
    this.field.max = this.read('max', '100')
    this.field.step = this.read('step', '1')
    this.field.disabled = this.flag('disabled')
    if (changed.has('value')) this.field.value = this.read('value', '0')
  }

  override valueInForm() {
    return Number(this.field.value)
  }
}
