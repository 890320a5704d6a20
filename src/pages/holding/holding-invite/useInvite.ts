import { replace } from '@/navigation/go'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { Refused } from '@/request/errors'
import { useSubmit } from '@/request/useSubmit'
import type { Invite } from './inviteWords'

/** Accepting a gift, and taking one back that nobody has accepted. */
export function useInvite({ invite_id, holding_id }: Invite, onClosed: () => void) {
  const orClosed = async <T>(write: Promise<T>): Promise<T> => {
    try {
      return await write
    } catch (thrown) {
      if (thrown instanceof Refused) onClosed()
      throw thrown
    }
  }
  const accept = useSubmit(async () => {
    const got = await orClosed(
      api.post('/tp5/api/ExchangeShop/Goods/exchangeByInviteId', { invite_id }),
    )
    toast('收下了，已经放进您的卡券')
    await replace('holding', { holding_id: got.holding_id })
  })
  const takeBack = useSubmit(async () => {
    await orClosed(api.post('/tp5/api/VipPackets/takeBack', { holding_id }))
    toast('已收回，又是您的了')
  })
  return { accept, takeBack }
}
