import type { ReactNode } from 'react'

/** Anything a finger or a key can press, with what a screen reader says of it. */
export interface PressableProps {
  className?: string | undefined
  style?: Record<string, string> | undefined
  id?: string | undefined
  role?: 'button' | 'link' | 'tab' | 'radio' | 'checkbox' | 'switch' | undefined
  /** Says in words what the content shows only as a picture. */
  label?: string | undefined
  /** Ids of what says more about it. */
  describedBy?: string | undefined
  disabled?: boolean | undefined
  busy?: boolean | undefined
  /** Chosen, ticked or switched on. */
  checked?: boolean | undefined
  expanded?: boolean | undefined
  onPress?: (() => void) | undefined
  children?: ReactNode
}
