import { useEffect, useRef } from 'react'
import { useInFront } from '@/platform/inFront'

/** Somebody comes back to the page from wherever they went. */
export function useComingBack(watches: boolean, then: () => void): void {
  const inFront = useInFront()
  const was = useRef(inFront)
  const latest = useRef(then)
  latest.current = then
  useEffect(() => {
    const comes = inFront && !was.current
    was.current = inFront
    if (comes && watches) latest.current()
  }, [inFront, watches])
}
