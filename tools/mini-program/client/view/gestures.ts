import type { ViewNode } from '../bridge'
import { BuiltIn } from './BuiltIn'
import { Field } from './fields'

/** Touch and mouse of the browser → WeChat's touch events, `tap` and `longpress`. */

type Target = Element & { __wxElement: ViewNode }
type Finger = { identifier: number; pageX: number; pageY: number; clientX: number; clientY: number }

const tapSlop = 10
const longPressAfter = 350

interface Gesture {
  target: Target
  at: Finger
  isTap: boolean
  hovered?: { element: BuiltIn; classes: string[] }
  timer: number
}

let gesture: Gesture | undefined
let lastTouch = 0

export function listenForGestures(): void {
  const on = <K extends keyof DocumentEventMap>(
    type: K,
    listener: (event: DocumentEventMap[K]) => void,
  ) => document.addEventListener(type, listener, { capture: true, passive: false })

  on('touchstart', (event) => begin(event, fingers(event.touches), fingers(event.changedTouches)))
  on('touchmove', (event) => move(event, fingers(event.touches), fingers(event.changedTouches)))
  on('touchend', (event) => {
    // The browser would otherwise follow with a mouse's events and a click of its own.
    const isField = /^(input|textarea|select)$/.test((event.target as Element).localName)
    if (event.cancelable && !isField) event.preventDefault()
    end(event, fingers(event.touches), fingers(event.changedTouches))
  })
  on('touchcancel', (event) => cancel(event, fingers(event.changedTouches)))
  on('mousedown', (event) => {
    if (Date.now() - lastTouch > 800) begin(event, [finger(event)], [finger(event)])
  })
  on('mousemove', (event) => move(event, [finger(event)], [finger(event)]))
  on('mouseup', (event) => end(event, [], [finger(event)]))
}

function begin(event: Event, touches: Finger[], changed: Finger[]) {
  if (event.type === 'touchstart') lastTouch = Date.now()
  const target = targetOf(event.target)
  const at = changed[0]
  if (!target || !at) return
  send(target, 'touchstart', event, touches, changed)
  const timer = window.setTimeout(() => {
    if (!gesture?.isTap) return
    // as in WeChat, a tap stays one however long it takes, where nobody listens to a long press
    const caught = ['longpress', 'longtap'].map((type) =>
      send(target, type, event, touches, changed),
    )
    if (caught.includes(true)) gesture.isTap = false
  }, longPressAfter)
  gesture = { target, at, isTap: true, hovered: hover(target), timer }
}

function move(event: Event, touches: Finger[], changed: Finger[]) {
  const at = changed[0]
  if (!gesture || !at) return
  const distance = Math.hypot(at.clientX - gesture.at.clientX, at.clientY - gesture.at.clientY)
  if (distance > tapSlop) {
    gesture.isTap = false
    unhover(gesture)
  }
  const caught = send(gesture.target, 'touchmove', event, touches, changed)
  if (caught && event.cancelable) event.preventDefault()
}

function end(event: Event, touches: Finger[], changed: Finger[]) {
  if (event.type === 'touchend') lastTouch = Date.now()
  const ended = finish()
  if (!ended) return
  send(ended.target, 'touchend', event, touches, changed)
  if (!ended.isTap) return
  leaveField(ended.target)
  if (isDisabled(ended.target)) return
  send(ended.target, 'tap', event, touches, changed)
  for (let each: Element | null = ended.target; each; each = each.parentElement) {
    if (each instanceof BuiltIn && each.tapped(ended.target) === false) break
  }
}

function cancel(event: Event, changed: Finger[]) {
  const ended = finish()
  if (ended) send(ended.target, 'touchcancel', event, [], changed)
}

function finish(): Gesture | undefined {
  const ended = gesture
  gesture = undefined
  if (!ended) return undefined
  clearTimeout(ended.timer)
  window.setTimeout(() => unhover(ended), 70)
  return ended
}

/** A tap beside the field that is typed into puts the keyboard away. */
function leaveField(target: Element): void {
  const typedInto = document.activeElement?.parentElement
  if (typedInto instanceof Field && !typedInto.contains(target)) typedInto.leave()
}

function isDisabled(target: Element): boolean {
  const button = target.closest('wx-button')
  return button instanceof BuiltIn && button.flag('disabled')
}

function hover(target: Element): Gesture['hovered'] {
  for (let each: Element | null = target; each; each = each.parentElement) {
    if (!(each instanceof BuiltIn)) continue
    const classes = each.read('hover-class', 'none').split(/\s+/)
    if (classes[0] === 'none') continue
    each.classList.add(...classes)
    return { element: each, classes }
  }
  return undefined
}

function unhover({ hovered }: Gesture) {
  hovered?.element.classList.remove(...hovered.classes)
}

/** Whether a listener caught the event. */
function send(
  target: Target,
  type: string,
  originalEvent: Event,
  touches: Finger[],
  changedTouches: Finger[],
): boolean {
  const at = changedTouches[0]
  const isPoint = !type.startsWith('touch')
  return window.bridge.fire(
    target.__wxElement,
    type,
    isPoint ? { x: at?.pageX, y: at?.pageY } : {},
    {
      bubbles: true,
      composed: true,
      capturePhase: true,
      originalEvent,
      extraFields: { touches, changedTouches },
    },
  )
}

function targetOf(from: EventTarget | null): Target | undefined {
  let node = from as (Node & { __wxElement?: ViewNode }) | null
  while (node && !node.__wxElement) node = node.parentNode
  return (node as Target | null) ?? undefined
}

const fingers = (touches: TouchList): Finger[] => [...touches].map(finger)

const finger = (touch: Touch | MouseEvent): Finger => ({
  identifier: 'identifier' in touch ? touch.identifier : 0,
  pageX: touch.pageX,
  pageY: touch.pageY,
  clientX: touch.clientX,
  clientY: touch.clientY,
})
