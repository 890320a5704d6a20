import type { ReactNode } from 'react'

export interface ContactButtonProps {
  className?: string | undefined
  label?: string | undefined
  /** What whoever answers is told beforehand: the number of an order. */
  about?: string | undefined
  /** Where there is no chat to open. */
  onAsk: () => void
  children: ReactNode
}
