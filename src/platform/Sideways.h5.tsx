import type { ReactNode } from 'react'
import './Sideways.h5.scss'

interface SidewaysProps {
  className?: string
  children?: ReactNode
}

/** What a ScrollView is on H5, where a page's own scrolling is the page's. */
export function Sideways({ className = '', children }: SidewaysProps) {
  return <div className={`sideways ${className}`}>{children}</div>
}
