import type { ReactNode } from 'react'

/** The roots of a mini program are its pages; nothing may stand around them. */
export function AppErrorBoundary({ children }: { children?: ReactNode }) {
  return <>{children}</>
}
