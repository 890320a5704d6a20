import { useCallback, useEffect, useState } from 'react'
import { useInFront } from '@/platform/inFront'

/** By then the slowest reel stands, also on a phone that does not tell so. */
const atLatestMs = 3000

interface ComingIn {
  coming: boolean
  /** The last reel has come to its end. */
  stand: () => void
}

/** The reels come in once for each draw, and stand at once where nobody looks. */
export function useComingIn(play_id: string | undefined): ComingIn {
  const inFront = useInFront()
  const [stood, setStood] = useState<string>()
  const stand = useCallback(() => setStood(play_id), [play_id])
  const coming = play_id !== undefined && play_id !== stood
  useEffect(() => {
    if (!coming) return undefined
    const timer = setTimeout(stand, inFront ? atLatestMs : 0)
    return () => clearTimeout(timer)
  }, [coming, inFront, stand])
  return { coming, stand }
}
