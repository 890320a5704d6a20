import { useState } from 'react'

/** What was known last: while something new is on its way, what stands around it stays as it was. */
export function useLast<T>(value: T | undefined): T | undefined {
  const [last, setLast] = useState(value)
  if (value !== undefined && value !== last) setLast(value)
  return value ?? last
}
