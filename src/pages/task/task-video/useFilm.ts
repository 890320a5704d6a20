import { useCallback, useEffect, useRef, useState } from 'react'
import type { Out } from '@contract/api'
import { useInFront } from '@/platform/inFront'
import { api } from '@/request/api'
import { Unable } from '@/request/errors'

type Film = Out<'/tp5/api/AdTask/video'>
type Spent = Pick<Film, 'seconds' | 'left' | 'ask' | 'step' | 'state' | 'running'>

const every = 5000

/** A film that tells the server how it runs: what counts is the server's to say. */
export function useFilm(bill_user_id: string, film: Film) {
  const [spent, setSpent] = useState<Spent>(film)
  const [wants, setWants] = useState(false)
  const [running, setRunning] = useState(false)
  const [error, setError] = useState<unknown>()
  const inFront = useInFront()
  const position = useRef(film.position)
  const beats = useRef(Promise.resolve())

  /** One after another, so that the server hears them in order. */
  const beat = useCallback(
    (runs: boolean) => {
      const at = position.current
      beats.current = beats.current.then(async () => {
        try {
          const given = { bill_user_id, position: at, running: runs ? (1 as const) : (0 as const) }
          const then = await api.post('/tp5/api/AdTask/videoLog', given)
          setSpent(then)
          setError(undefined)
          if (then.ask === 1 || then.step !== 'watch') setWants(false)
        } catch (thrown) {
          setError(thrown)
          setWants(false)
        }
      })
    },
    [bill_user_id],
  )
  useEffect(() => {
    if (!running) return
    beat(true)
    const timer = setInterval(() => beat(true), every)
    return () => {
      clearInterval(timer)
      beat(false)
    }
  }, [running, beat])
  useEffect(() => {
    if (!inFront) setWants(false)
  }, [inFront])

  return {
    spent,
    wants,
    running,
    error,
    toggle: () => setWants(!running),
    run: (runs: boolean) => {
      setRunning(runs)
      setWants(runs)
    },
    move: (at: number) => {
      position.current = at
    },
    /** Whoever has not seen enough yet sees it from the beginning. */
    end: () => setRunning(false),
    fail: () => setError(new Unable('短片没有放出来，请检查网络再试')),
    answered: (again: boolean) => {
      if (again) position.current = 0
      setSpent((before) => ({ ...before, ask: 0, ...(again && { seconds: 0, left: film.whole }) }))
      setWants(!again)
    },
  }
}
