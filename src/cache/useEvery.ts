import { useEffect, useRef } from 'react'
import { useInFront } from '../platform/inFront'

/** Asks again every so many milliseconds, as long as the page is looked at. */
export function useEvery(ms: number, ask: () => Promise<unknown>, wanted = true): void {
  const inFront = useInFront()
  const latest = useRef(ask)
  latest.current = ask
  useEffect(() => {
    if (!inFront || !wanted) return undefined
    let timer: ReturnType<typeof setTimeout>
    let over = false
    const wait = () => {
      timer = setTimeout(() => {
        void latest.current().then(() => {
          if (!over) wait()
        })
      }, ms)
    }
    wait()
    return () => {
      over = true
      clearTimeout(timer)
    }
  }, [ms, inFront, wanted])
}
