import { useState } from 'react'
import { showRewardedAd } from '@/platform/rewardedAd'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { Unable } from '@/request/errors'
import { useSubmit } from '@/request/useSubmit'
import { session } from '@/session/session'
import type { Ticket } from './films'

interface Running extends Ticket {
  /** By the clock of the phone, which only waits by it. */
  begunAt: number
}

const pause = (milliseconds: number) => new Promise((then) => setTimeout(then, milliseconds))

/** However short a film was, the server pays for none that was begun a moment ago. */
const untilDue = ({ begunAt, seconds }: Running) =>
  pause(Math.max(0, begunAt + seconds * 1000 - Date.now()))

/** One film, from the tap that begins it to its points. */
export function useFilm() {
  const [shown, setShown] = useState<Running>()

  async function tell(film: Running, ended: 0 | 1) {
    if (ended === 1) await untilDue(film)
    const { ticket } = film
    const { state, points } = await api.post('/tp5/api/AdReward/finish', { ticket, ended })
    if (state === 'paid') toast(`看完了，${points} 积分到账`)
    if (state === 'left') toast('没看完，这次没有积分')
    return state
  }

  const begin = useSubmit(async () => {
    const ticket = await api.post('/tp5/api/AdReward/begin', { device: session.uuid })
    const film = { ...ticket, begunAt: Date.now() }
    if (film.way !== 'weapp') return setShown(film)
    const outcome = await showRewardedAd(film.source)
    if (outcome === 'failed') throw new Unable('视频没有放出来，请过一会儿再试')
    await tell(film, outcome === 'ended' ? 1 : 0)
  })

  const finish = useSubmit(async (ended: 0 | 1) => {
    if (!shown) return
    const state = await tell(shown, ended)
    if (state !== 'awaited') setShown(undefined)
  })

  return { shown, begin, finish, close: () => setShown(undefined) }
}

export type Finish = ReturnType<typeof useFilm>['finish']
