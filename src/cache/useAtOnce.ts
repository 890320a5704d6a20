import { useEffect, useState } from 'react'
import type { Read } from './useRead'

/** What a page knows of an answer that may not be there. */
type Call = Pick<Read<unknown>, 'data' | 'error' | 'loading' | 'reload'>

/** There, or not asked for at all. */
const isSettled = ({ data, error, loading }: Call) =>
  data !== undefined || (!loading && error === undefined)

const underWay: Call = {
  data: undefined,
  error: undefined,
  loading: true,
  reload: () => Promise.resolve(),
}

/**
 * What a page that begins with several calls and a list still waits for, so that nothing moves while
 * they come; null once all of them were there.
 */
export function useAtOnce(calls: readonly Call[], paged: { state: string }): Call | null {
  const [shown, setShown] = useState(false)
  const isWhole = calls.every(isSettled) && paged.state !== 'loading'
  useEffect(() => {
    if (isWhole) setShown(true)
  }, [isWhole])
  if (shown || isWhole) return null
  return calls.find(({ data, error }) => data === undefined && error !== undefined) ?? underWay
}
