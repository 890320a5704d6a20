import { useEffect, useState } from 'react'

const now = () => Math.floor(Date.now() / 1000)

/** The time in seconds, told anew each second until the end; a phone that slept catches up. */
export function useSeconds(end: number): number {
  const [seconds, setSeconds] = useState(now)
  const past = seconds >= end
  useEffect(() => {
    if (past) return
    const timer = setInterval(() => setSeconds(now()), 1000)
    return () => clearInterval(timer)
  }, [past])
  return seconds
}
