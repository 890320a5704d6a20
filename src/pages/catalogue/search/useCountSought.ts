import { useEffect, useRef } from 'react'
import { countPoint } from '@/request/countPoint'

/** Counts once for each words whether anything was found; `found` is undefined until that is known. */
export function useCountSought(words: string, found: number | undefined): void {
  const counted = useRef<string>()
  useEffect(() => {
    if (found === undefined || counted.current === words) return
    counted.current = words
    countPoint(found > 0 ? 'sought' : 'soughtInVain')
  }, [words, found])
}
