import type { ReactNode } from 'react'

export interface LayerProps {
  className?: string | undefined
  onClose: () => void
  children: ReactNode
}
