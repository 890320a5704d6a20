import { textOf } from '../text'
import { asset, BuiltIn, toCss } from './BuiltIn'

const sizes: Record<string, string> = {
  scaleToFill: '100% 100%',
  aspectFit: 'contain',
  aspectFill: 'cover',
  widthFix: '100% auto',
  heightFix: 'auto 100%',
}

export class Picture extends BuiltIn {
  private ground = document.createElement('i')
  private shown = ''
  /** The picture's own size, once it has come. */
  natural?: { width: number; height: number }

  protected override prepare() {
    this.append(this.ground)
    if (this.hasAttribute('aria-label')) this.mark('role', 'img')
  }

  protected override update() {
    const mode = this.read('mode', 'scaleToFill')
    this.ground.style.backgroundSize = sizes[mode] ?? 'auto'
    this.ground.style.backgroundPosition = mode in sizes ? 'center' : mode
    const source = asset(this.read('src'))
    if (!source || source === this.shown) return
    this.shown = source
    this.ground.style.backgroundImage = `url("${source}")`
    this.load(source, mode)
  }

  private load(source: string, mode: string) {
    const probe = new Image()
    probe.onload = () => {
      const { naturalWidth: width, naturalHeight: height } = probe
      this.natural = { width, height }
      if (mode === 'widthFix') this.style.height = `${(this.clientWidth * height) / width}px`
      if (mode === 'heightFix') this.style.width = `${(this.clientHeight * width) / height}px`
      this.fire('load', { width, height })
    }
    probe.onerror = () => this.fire('error', { errMsg: `GET ${source} failed` })
    probe.src = source
  }
}

const signs: Record<string, string> = {
  success: '✔',
  success_no_circle: '✔',
  info: 'ℹ',
  warn: '⚠',
  waiting: '◷',
  cancel: '✖',
  download: '⬇',
  search: '⌕',
  clear: '✖',
}

export class Icon extends BuiltIn {
  protected override update() {
    this.textContent = signs[this.read('type')] ?? ''
    this.style.color = this.read('color', '#09bb07')
    this.style.fontSize = `${this.number('size', 23)}px`
  }
}

export class Progress extends BuiltIn {
  private bar = document.createElement('b')

  protected override prepare() {
    const track = document.createElement('i')
    track.append(this.bar)
    this.append(track)
  }

  protected override update() {
    this.bar.style.width = `${this.number('percent', 0)}%`
    this.bar.style.background = this.read('activeColor', this.read('color'))
  }
}

export class Canvas extends BuiltIn {
  readonly surface = document.createElement('canvas')

  protected override prepare() {
    this.surface.width = this.clientWidth || 300
    this.surface.height = this.clientHeight || 150
    this.append(this.surface)
  }
}

interface RichNode {
  type?: 'node' | 'text'
  name?: string
  text?: string
  attrs?: Record<string, string>
  children?: RichNode[]
}

export class RichText extends BuiltIn {
  protected override update() {
    const nodes = this.value('nodes')
    const holder = document.createElement('template')
    if (Array.isArray(nodes)) holder.content.append(...nodes.map(toDom))
    else holder.innerHTML = textOf(nodes)
    holder.content.querySelectorAll('script, iframe, object').forEach((each) => each.remove())
    holder.content.querySelectorAll<HTMLElement>('[style]').forEach((each) => {
      each.setAttribute('style', toCss(each.getAttribute('style') ?? ''))
    })
    holder.content.querySelectorAll('img').forEach((each) => {
      each.src = asset(each.getAttribute('src') ?? '')
    })
    this.replaceChildren(holder.content)
  }
}

function toDom(node: RichNode): Node {
  if (node.type === 'text') return document.createTextNode(node.text ?? '')
  const element = document.createElement(node.name ?? 'span')
  for (const [name, value] of Object.entries(node.attrs ?? {})) element.setAttribute(name, value)
  element.append(...(node.children ?? []).map(toDom))
  return element
}
