import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { OverlayProps } from './overlayProps'

const focusable = 'button:not(:disabled), input, textarea, a[href]'

/** Lies over the page: takes the focus, keeps it while it is open, and Escape closes it. */
export function Overlay({ className = '', onClose, children }: OverlayProps) {
  const layer = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const before = document.activeElement
    layer.current?.focus()
    return () => {
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
    if (event.key === 'Tab') keepInside(event, layer.current)
  }
  return (
    <div ref={layer} className={className} tabIndex={-1} onKeyDown={onKeyDown}>
      {children}
    </div>
  )
}

/** After the last comes the first, and before the first the last. */
function keepInside(event: KeyboardEvent, layer: HTMLElement | null): void {
  const all = [...(layer?.querySelectorAll<HTMLElement>(focusable) ?? [])]
  const first = all[0]
  const last = all[all.length - 1]
  if (document.activeElement !== (event.shiftKey ? first : last)) return
  event.preventDefault()
  const next = event.shiftKey ? last : first
  next?.focus()
}
