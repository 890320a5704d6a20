import './mediaViewer.h5.scss'
import { asItIs, moved, type Placed, type Point, swiped, zoomed } from './pinch.h5'
import type { Media } from './viewMediaProps'

/** Over the page: fingers enlarge and turn over, keys and buttons do too, and Escape closes it. */
export function openViewer(media: readonly Media[], current: number): void {
  const layer = layerOf()
  const opener = document.activeElement
  let at = current

  const close = () => {
    layer.remove()
    window.removeEventListener('popstate', close)
    if (opener instanceof HTMLElement) opener.focus()
  }
  const show = (next: number) => {
    at = Math.min(media.length - 1, Math.max(0, next))
    const one = media[at]!
    layer.setAttribute('aria-label', one.name)
    layer.textContent = ''
    layer.append(
      elementOf(one, (by) => show(at + by)),
      ...(media.length > 1 ? [countOf(at, media.length)] : []),
      ...(at > 0 ? [button('上一张', 'viewer-before', () => show(at - 1))] : []),
      ...(at < media.length - 1 ? [button('下一张', 'viewer-after', () => show(at + 1))] : []),
      button('关闭', 'viewer-close', close),
    )
    layer.focus()
  }
  layer.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') close()
    if (event.key === 'ArrowLeft') show(at - 1)
    if (event.key === 'ArrowRight') show(at + 1)
    if (event.key === 'Tab') keepFocus(event, layer)
  })
  // whoever goes back has left what lies over the page too
  window.addEventListener('popstate', close)
  document.body.appendChild(layer)
  show(current)
}

function layerOf(): HTMLElement {
  const layer = Object.assign(document.createElement('div'), { className: 'viewer', tabIndex: -1 })
  layer.setAttribute('role', 'dialog')
  layer.setAttribute('aria-modal', 'true')
  return layer
}

function button(text: string, name: string, onClick: () => void): HTMLElement {
  const element = Object.assign(document.createElement('button'), {
    type: 'button',
    className: `viewer-button ${name}`,
    textContent: text,
  })
  element.addEventListener('click', onClick)
  return element
}

const countOf = (at: number, all: number) =>
  Object.assign(document.createElement('div'), {
    className: 'viewer-count',
    textContent: `${at + 1} / ${all}`,
  })

function elementOf({ url, type, name }: Media, turn: (by: number) => void): HTMLElement {
  if (type === 'video') {
    const film = Object.assign(document.createElement('video'), {
      className: 'viewer-media',
      src: url,
      controls: true,
      autoplay: true,
    })
    film.setAttribute('playsinline', '')
    film.setAttribute('aria-label', name)
    return film
  }
  const image = Object.assign(document.createElement('img'), {
    className: 'viewer-media',
    src: url,
    alt: name,
    draggable: false,
  })
  followFingers(image, turn)
  return image
}

/** One finger moves what is enlarged, or turns over; two enlarge, and so do two quick taps. */
function followFingers(image: HTMLElement, turn: (by: number) => void): void {
  let placed: Placed = asItIs
  let before: Point[] = []
  let way: Point = { x: 0, y: 0 }
  let tapped = 0
  const place = (next: Placed) => {
    placed = next
    image.style.transform = `translate(${next.x}px, ${next.y}px) scale(${next.scale})`
  }
  image.addEventListener('touchstart', (event) => {
    before = pointsOf(event)
    if (before.length === 1) way = { x: 0, y: 0 }
  })
  image.addEventListener(
    'touchmove',
    (event) => {
      event.preventDefault()
      const now = pointsOf(event)
      if (now.length === before.length) place(follow(placed, before, now))
      if (now.length === 1 && before.length === 1) way = plus(way, between(before[0]!, now[0]!))
      before = now
    },
    { passive: false },
  )
  image.addEventListener('touchend', (event) => {
    before = pointsOf(event)
    if (before.length > 0) return
    const by = placed.scale === 1 ? swiped(way) : 0
    if (by !== 0) turn(by)
    const isTap = way.x === 0 && way.y === 0
    if (isTap && event.timeStamp - tapped < 300) place(enlargedOrNot(placed))
    tapped = isTap ? event.timeStamp : 0
  })
  image.addEventListener('dblclick', () => place(enlargedOrNot(placed)))
}

const enlargedOrNot = (placed: Placed) =>
  placed.scale > 1 ? asItIs : zoomed(asItIs, 2, { x: 0, y: 0 })

const screen = () => ({ width: window.innerWidth, height: window.innerHeight })

/** From the middle of the screen, about which the picture is drawn. */
const pointsOf = ({ touches }: TouchEvent): Point[] =>
  Array.from(touches, ({ clientX, clientY }) => {
    const { width, height } = screen()
    return { x: clientX - width / 2, y: clientY - height / 2 }
  })

const between = (from: Point, to: Point): Point => ({ x: to.x - from.x, y: to.y - from.y })
const plus = (one: Point, other: Point): Point => ({ x: one.x + other.x, y: one.y + other.y })
const middle = ([one, other]: Point[]): Point => ({
  x: (one!.x + (other ?? one!).x) / 2,
  y: (one!.y + (other ?? one!).y) / 2,
})
const apart = ([one, other]: Point[]) =>
  one && other ? Math.hypot(one.x - other.x, one.y - other.y) || 1 : 1

function follow(placed: Placed, before: Point[], now: Point[]): Placed {
  const larger = now.length > 1 ? zoomed(placed, apart(now) / apart(before), middle(now)) : placed
  return moved(larger, between(middle(before), middle(now)), screen())
}

/** After the last comes the first, and before the first the last. */
function keepFocus(event: KeyboardEvent, layer: HTMLElement): void {
  const all = [...layer.querySelectorAll<HTMLElement>('button, video')]
  const here = all.indexOf(document.activeElement as HTMLElement)
  event.preventDefault()
  all[(here + (event.shiftKey ? -1 : 1) + all.length) % all.length]?.focus()
}
