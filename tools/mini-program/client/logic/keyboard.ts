import type { FocusedField } from '../bridge'
import { emit } from './hooks'
import { options } from './options'
import { pagesElement, phoneElement } from './phone'

const keyboard = document.getElementById('keyboard') as HTMLElement
const wholeHeight = 260 + options.homeBar
const duration = 250

phoneElement.style.setProperty('--keyboard', `${wholeHeight}px`)
document.getElementById('close-keyboard')?.addEventListener('click', () => closeKeyboard())

let field: FocusedField | undefined

export const keyboardHeight = () => (field ? wholeHeight : 0)

/** How far the page has to go up for the field to stay in sight. */
function pushFor({ adjusts, bottom }: FocusedField): number {
  const below = phoneElement.clientHeight - pagesElement.getBoundingClientRect().bottom
  const covered = Math.max(0, wholeHeight - below)
  const hidden = bottom - (pagesElement.clientHeight - covered)
  return adjusts ? Math.min(Math.max(0, hidden), covered) : 0
}

function change(next: FocusedField | undefined): void {
  const before = keyboardHeight()
  const concerned = next ?? field
  field = next
  keyboard.hidden = !next
  if (concerned) concerned.frame.style.transform = next ? `translateY(${-pushFor(next)}px)` : ''
  const height = keyboardHeight()
  if (height === before) return
  concerned?.tell(height, duration)
  emit('KeyboardHeightChange', { height, duration })
}

export function openKeyboard(focused: FocusedField): number {
  change(focused)
  return wholeHeight
}

/** A field that was left for another one keeps the keyboard where it is. */
export function leaveField(left: FocusedField): void {
  setTimeout(() => field === left && change(undefined), 0)
}

export function closeKeyboard(): void {
  if (!field) return
  field.leave()
  change(undefined)
}
