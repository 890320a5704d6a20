import { BuiltIn } from './BuiltIn'

export class MovableArea extends BuiltIn {}

interface Point {
  x: number
  y: number
}

const pointOf = ({ touches, changedTouches }: TouchEvent): Point => {
  const finger = touches[0] ?? changedTouches[0]
  return { x: finger?.clientX ?? 0, y: finger?.clientY ?? 0 }
}

/** Follows a finger within its `movable-area`, in the directions it is allowed. */
export class MovableView extends BuiltIn {
  private at: Point = { x: 0, y: 0 }
  private drag?: { finger: Point; from: Point; isTold: boolean }

  protected override prepare() {
    this.addEventListener('touchstart', (event) => {
      if (this.flag('disabled')) return
      this.drag = { finger: pointOf(event), from: this.at, isTold: false }
    })
    this.addEventListener('touchmove', (event) => this.follow(pointOf(event)))
    for (const type of ['touchend', 'touchcancel']) {
      this.addEventListener(type, () => (this.drag = undefined))
    }
  }

  protected override update(changed: Set<string>) {
    if (!changed.has('x') && !changed.has('y')) return
    this.moveTo({ x: this.number('x', this.at.x), y: this.number('y', this.at.y) }, '')
  }

  private follow(finger: Point) {
    if (!this.drag) return
    const way = { x: finger.x - this.drag.finger.x, y: finger.y - this.drag.finger.y }
    if (!this.drag.isTold) {
      this.drag.isTold = true
      this.fire(Math.abs(way.x) > Math.abs(way.y) ? 'htouchmove' : 'vtouchmove')
    }
    const direction = this.read('direction', 'none')
    const isFree = (axis: string) => direction === 'all' || direction === axis
    const { from } = this.drag
    const x = isFree('horizontal') ? from.x + way.x : from.x
    const y = isFree('vertical') ? from.y + way.y : from.y
    this.moveTo({ x, y }, 'touch')
  }

  private moveTo(wanted: Point, source: string) {
    const area = this.closest('wx-movable-area')
    if (!area) return
    const within = (value: number, room: number) =>
      Math.min(Math.max(value, Math.min(0, room)), Math.max(0, room))
    const next = {
      x: within(wanted.x, area.clientWidth - this.offsetWidth),
      y: within(wanted.y, area.clientHeight - this.offsetHeight),
    }
    if (next.x === this.at.x && next.y === this.at.y) return
    this.at = next
    this.style.transform = `translate(${next.x}px, ${next.y}px)`
    this.fire('change', { ...next, source })
  }
}
