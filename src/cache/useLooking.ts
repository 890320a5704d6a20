import { useCallback, useEffect, useState } from 'react'
import { useInFront } from '@/platform/inFront'

/** Seconds between two looks: half a minute in all, then a person decides. */
const pauses = [1, 1, 2, 2, 3, 3, 4, 6, 8]

/** Looks again and again while something is still to come, and comes to an end. */
export function useLooking(waits: boolean, look: () => Promise<void>) {
  const inFront = useInFront()
  const [looks, setLooks] = useState(0)
  const pause = pauses[looks]
  useEffect(() => {
    if (!waits || !inFront || pause === undefined) return
    const timer = setTimeout(() => {
      void look().finally(() => setLooks((times) => times + 1))
    }, pause * 1000)
    return () => clearTimeout(timer)
  }, [waits, inFront, pause, looks, look])
  const again = useCallback(() => setLooks(0), [])
  return { over: pause === undefined, again }
}
