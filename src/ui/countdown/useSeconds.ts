import { useEffect, useState } from 'react'
import { serverNow } from '@/request/clock'

/**
 * The time in seconds by the server's clock, told anew each second until the end, which is of that
 * clock too (see momentIn); a phone that slept catches up.
 */
export function useSeconds(end: number): number {
  const [seconds, setSeconds] = useState(serverNow)
  const past = seconds >= end
  useEffect(() => {
    if (past) return
    const tell = () => setSeconds(serverNow())
    // nobody told the time while there was no end
    tell()
    const timer = setInterval(tell, 1000)
    return () => clearInterval(timer)
  }, [past])
  return seconds
}
