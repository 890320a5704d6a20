import type { ReactNode } from 'react'

export interface OverlayProps {
  className?: string | undefined
  onClose: () => void
  children: ReactNode
}
