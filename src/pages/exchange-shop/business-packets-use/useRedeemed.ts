import { useEffect, useState } from 'react'
import { heldThings } from '@/parts/holding/heldThings'
import type { Holding } from '@/parts/holding/holding'
import { api } from '@/request/api'
import { send } from '@/request/send'
import { useCall } from '@/cache/useCall'

const detailCall = '/tp5/api/ExchangeShop/UserExchange/detail'
const every = 3000

/** Notices when a merchant has redeemed it, asking quietly as long as `watching`. */
export function useRedeemed(holding_id: string, watching: boolean) {
  const first = useCall(() => api.get(detailCall, { holding_id }), [holding_id])
  const [seen, setSeen] = useState<Holding>()
  const known = seen ?? first.data
  const [redeemed, setRedeemed] = useState<Holding>()
  const uses = known?.uses.length

  useEffect(() => {
    if (!watching || uses === undefined || redeemed) return
    let stopped = false
    let timer: ReturnType<typeof setTimeout>
    const look = async () => {
      try {
        const now = await send<Holding>('GET', detailCall, { holding_id }, { silent: true })
        if (!stopped && now.uses.length > uses) {
          heldThings.changed()
          setRedeemed(now)
          return
        }
      } catch {
        // no answer now: the next one will tell
      }
      if (!stopped) timer = setTimeout(() => void look(), every)
    }
    timer = setTimeout(() => void look(), every)
    return () => {
      stopped = true
      clearTimeout(timer)
    }
  }, [holding_id, watching, uses, redeemed])

  const again = () => {
    setSeen(redeemed)
    setRedeemed(undefined)
  }
  return { holding: known, redeemed, again }
}
