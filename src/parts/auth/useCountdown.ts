import { useCallback, useEffect, useState } from 'react'

/** Seconds left until zero; measured by the clock, so that a sleeping phone does not stop it. */
export function useCountdown(): [left: number, start: (seconds: number) => void] {
  const [endsAt, setEndsAt] = useState(0)
  const [now, setNow] = useState(() => Date.now())
  const left = Math.max(0, Math.ceil((endsAt - now) / 1000))
  useEffect(() => {
    if (left === 0) return undefined
    const timer = setTimeout(() => setNow(Date.now()), 250)
    return () => clearTimeout(timer)
  }, [left, now])
  const start = useCallback((seconds: number) => {
    const from = Date.now()
    setNow(from)
    setEndsAt(from + seconds * 1000)
  }, [])
  return [left, start]
}
