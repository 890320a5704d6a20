import type { MouseEvent } from 'react'
import type { PressableProps } from './pressableProps'
import './Pressable.h5.scss'

const stateOf = (role: string, checked: boolean | undefined) => {
  if (checked === undefined) return {}
  if (role === 'tab') return { 'aria-selected': checked }
  if (role === 'button' || role === 'link') return { 'aria-pressed': checked }
  return { 'aria-checked': checked }
}

export function Pressable({
  className = '',
  style,
  id,
  role = 'button',
  label,
  describedBy,
  disabled = false,
  busy = false,
  checked,
  expanded,
  onPress,
  children,
}: PressableProps) {
  const press = (event: MouseEvent) => {
    event.stopPropagation()
    if (!busy) onPress?.()
  }
  return (
    <button
      {...stateOf(role, checked)}
      type="button"
      id={id}
      className={`pressable ${className}`}
      style={style}
      role={role === 'button' ? undefined : role}
      aria-label={label}
      aria-describedby={describedBy}
      aria-busy={busy || undefined}
      aria-expanded={expanded}
      disabled={disabled}
      onClick={press}
    >
      {children}
    </button>
  )
}
