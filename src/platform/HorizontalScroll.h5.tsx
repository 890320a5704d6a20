import type { ReactNode } from 'react'
import './HorizontalScroll.h5.scss'

interface HorizontalScrollProps {
  className?: string
  children?: ReactNode
}

/** What a ScrollView is on H5, where a page's own scrolling is the page's. */
export function HorizontalScroll({ className = '', children }: HorizontalScrollProps) {
  return <div className={`sideways ${className}`}>{children}</div>
}
