import { BuiltIn } from './BuiltIn'

export class ScrollView extends BuiltIn {
  private last = { top: 0, left: 0 }
  private atEnd = { bottom: false, right: false, top: true }

  protected override prepare() {
    this.addEventListener('scroll', () => this.scrolled())
  }

  protected override update(changed: Set<string>) {
    if (changed.has('scroll-top')) this.scrollTop = this.number('scroll-top', this.scrollTop)
    if (changed.has('scroll-left')) this.scrollLeft = this.number('scroll-left', this.scrollLeft)
    const target = changed.has('scroll-into-view') && this.read('scroll-into-view')
    if (target) requestAnimationFrame(() => this.bringIntoView(target))
  }

  private bringIntoView(id: string) {
    const target = this.querySelector(`#${CSS.escape(id)}`)
    if (!target) return
    this.scrollTop += target.getBoundingClientRect().top - this.getBoundingClientRect().top
  }

  private scrolled() {
    const { scrollTop, scrollLeft, scrollHeight, scrollWidth, clientHeight, clientWidth } = this
    this.fire('scroll', {
      scrollTop,
      scrollLeft,
      scrollHeight,
      scrollWidth,
      deltaX: this.last.left - scrollLeft,
      deltaY: this.last.top - scrollTop,
    })
    const lower = this.number('lower-threshold', 50)
    this.reached('bottom', scrollHeight - scrollTop - clientHeight <= lower, 'scrolltolower')
    this.reached('right', scrollWidth - scrollLeft - clientWidth <= lower, 'scrolltolower')
    this.reached('top', scrollTop <= this.number('upper-threshold', 50), 'scrolltoupper')
    this.last = { top: scrollTop, left: scrollLeft }
  }

  /** Tells once on arriving at an end, and again only after leaving it. */
  private reached(direction: 'bottom' | 'right' | 'top', isThere: boolean, event: string) {
    const canScroll = direction === 'right' ? this.flag('scroll-x') : this.flag('scroll-y')
    if (isThere && !this.atEnd[direction] && canScroll) this.fire(event, { direction })
    this.atEnd[direction] = isThere
  }
}

export class Swiper extends BuiltIn {
  private current = 0
  private timer = 0
  private startedAt = { x: 0, y: 0 }

  protected override prepare() {
    this.current = this.number('current', 0)
    new MutationObserver(() => this.place()).observe(this, { childList: true })
    this.addEventListener('touchstart', ({ touches }) => {
      this.startedAt = { x: touches[0]?.clientX ?? 0, y: touches[0]?.clientY ?? 0 }
    })
    this.addEventListener('touchend', ({ changedTouches }) => {
      const end = { x: changedTouches[0]?.clientX ?? 0, y: changedTouches[0]?.clientY ?? 0 }
      const moved = this.flag('vertical') ? end.y - this.startedAt.y : end.x - this.startedAt.x
      if (Math.abs(moved) > 40) this.turnTo(this.current + (moved < 0 ? 1 : -1), 'touch')
    })
    this.place()
  }

  protected override update(changed: Set<string>) {
    if (changed.has('current')) this.turnTo(this.number('current', this.current), '')
    clearInterval(this.timer)
    if (!this.flag('autoplay')) return
    const turn = () => this.turnTo(this.current + 1, 'autoplay')
    this.timer = window.setInterval(turn, this.number('interval', 5000))
  }

  disconnectedCallback() {
    clearInterval(this.timer)
  }

  private items() {
    return [...this.children].filter((each): each is BuiltIn => each.localName === 'wx-swiper-item')
  }

  private place() {
    const axis = this.flag('vertical') ? 'Y' : 'X'
    this.items().forEach((item, index) => {
      item.style.transform = `translate${axis}(${(index - this.current) * 100}%)`
    })
  }

  private turnTo(wanted: number, source: string) {
    const items = this.items()
    if (items.length === 0) return
    const last = items.length - 1
    const around = wanted > last ? 0 : wanted < 0 ? last : wanted
    const next = this.flag('circular') ? around : Math.max(0, Math.min(last, wanted))
    if (next === this.current) return
    this.current = next
    this.place()
    const detail = { current: next, currentItemId: items[next]?.read('item-id') ?? '', source }
    this.fire('change', detail)
    window.setTimeout(() => this.fire('animationfinish', detail), 220)
  }
}
