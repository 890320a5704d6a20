import { useEffect, useRef, useState } from 'react'
import type { In, Out } from '@contract/api'
import { useEvery } from '@/cache/useEvery'
import { useRead } from '@/cache/useRead'
import { api } from '@/request/api'

const path = '/tp5/api/TigerActivity/startQueueResult'

type Turn = Out<typeof path>

interface Line {
  stand: (wish: In<'/tp5/api/TigerActivity/queue'>) => Promise<void>
  /** How many are before me; nothing where I do not stand in line. */
  ahead: number | undefined
  /** What came of it while I looked. */
  outcome: Turn | undefined
}

/** The line where others are drawing, asked about as often as the server says. */
export function useLine(): Line {
  const { data, look } = useRead(path)
  const pause = data?.ask_after ?? 0
  useEvery(pause || 1000, look, pause > 0)
  const stands = useRef(false)
  const [outcome, setOutcome] = useState<Turn>()
  useEffect(() => {
    if (data?.state === 'waiting') stands.current = true
    else if (data && stands.current) {
      stands.current = false
      setOutcome(data)
    }
  }, [data])
  return {
    async stand(wish) {
      setOutcome(undefined)
      await api.post('/tp5/api/TigerActivity/queue', wish)
      stands.current = true
    },
    ahead: data?.state === 'waiting' ? data.ahead : undefined,
    outcome,
  }
}
