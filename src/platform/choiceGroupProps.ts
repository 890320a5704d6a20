import type { ReactNode } from 'react'

/** Tabs or radios of which one holds. */
export interface ChoiceGroupProps {
  role: 'tablist' | 'radiogroup'
  /** What is chosen. */
  label: string
  className?: string | undefined
  children: ReactNode
}
