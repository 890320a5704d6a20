import type { ReactNode } from 'react'

/** A mini program has a window for each page, and no landmarks in it. */
export const Main = ({ children }: { children: ReactNode }) => <>{children}</>
