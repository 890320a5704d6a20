import { useEffect, useState } from 'react'

/** About when people wonder whether anything still happens. */
const long = 8000

/** Whether something has been going on for so long that a word is due. */
export function useLong(goingOn: boolean): boolean {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    if (!goingOn) return undefined
    const timer = setTimeout(() => setLong(true), long)
    return () => {
      clearTimeout(timer)
      setLong(false)
    }
  }, [goingOn])
  return isLong
}
