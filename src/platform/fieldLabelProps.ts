import type { ReactNode } from 'react'

export interface FieldLabelProps {
  /** The id of the field. */
  of: string
  className?: string | undefined
  children: ReactNode
}
