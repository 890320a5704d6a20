import { asset, BuiltIn } from './BuiltIn'

export class Container extends BuiltIn {}

export class Navigator extends BuiltIn {
  protected override prepare() {
    if (!this.hasAttribute('role')) this.mark('role', 'link')
  }

  override tapped() {
    const type = this.read('open-type', 'navigate')
    window.bridge.navigate(type, this.read('url'), this.number('delta', 1))
  }
}

export class Button extends BuiltIn {
  protected override prepare() {
    if (!this.hasAttribute('role')) this.mark('role', 'button')
  }

  protected override update() {
    this.mark('aria-disabled', String(this.flag('disabled')))
  }

  override tapped() {
    if (this.flag('disabled')) return false
    const form = this.closest<Form>('wx-form')
    const formType = this.read('form-type')
    if (formType === 'submit') form?.submit()
    if (formType === 'reset') form?.reset()
    const openType = this.read('open-type')
    if (openType) window.bridge.openType(openType, this)
    return undefined
  }
}

export class Label extends BuiltIn {
  override tapped(target: Element) {
    const controls = 'wx-checkbox, wx-radio, wx-switch, wx-button, wx-input'
    if (target !== this && target.closest(controls)) return
    const name = this.read('for')
    const control = name ? document.getElementById(name) : this.querySelector(controls)
    if (control instanceof BuiltIn) control.tapped(control)
  }
}

export class Form extends BuiltIn {
  submit() {
    const value: Record<string, unknown> = {}
    for (const field of this.fields()) {
      const name = field.read('name')
      const given = field.valueInForm()
      if (name && given !== undefined) value[name] = given
    }
    this.fire('submit', { value })
  }

  reset() {
    for (const field of this.fields()) field.resetValue()
    this.fire('reset')
  }

  private fields() {
    return [...this.querySelectorAll('*')].filter((each) => each instanceof BuiltIn)
  }
}

/** A page shown inside the page; `postMessage` from it is not passed on. */
export class WebView extends BuiltIn {
  private frame = document.createElement('iframe')

  protected override prepare() {
    this.frame.title = '网页'
    this.frame.addEventListener('load', () => this.fire('load', { src: this.read('src') }))
    this.append(this.frame)
  }

  protected override update(changed: Set<string>) {
    if (changed.has('src')) this.frame.src = asset(this.read('src', 'data:text/html,'))
  }
}

/** The first element of a page, which speaks for the whole of it. */
export class PageMetaElement extends BuiltIn {
  protected override update() {
    document.body.style.cssText = this.read('page-style')
    document.documentElement.style.fontSize = fontSizeOf(this.read('root-font-size'))
    document.body.style.fontSize = fontSizeOf(this.read('page-font-size'))
    const background = this.read('root-background-color') || this.read('background-color')
    if (background) document.body.style.backgroundColor = background
  }
}

const fontSizeOf = (given: string): string =>
  given === 'system' ? `${window.bridge.fontSize()}px` : given

/** A component that this host does not have. It shows as such, and the run counts it as an error. */
export class NotBuiltIn extends BuiltIn {
  protected override prepare() {
    this.classList.add('not-built-in')
    this.setAttribute('title', this.localName)
  }
}
