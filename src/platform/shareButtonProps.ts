import type { ReactNode } from 'react'

export interface ShareButtonProps {
  className?: string | undefined
  children: ReactNode
}
