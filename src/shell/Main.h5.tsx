import { type ReactNode, useEffect, useRef } from 'react'
import { mainCame } from './arrival.h5'
import './Main.h5.scss'

/** A page's own content, as a landmark; whoever arrives at the page starts reading here. */
export function Main({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null)
  useEffect(() => mainCame(main.current), [])
  return (
    <main ref={main} className="main" tabIndex={-1}>
      {children}
    </main>
  )
}
