import type { GoodsDetail } from '@/parts/catalogue/goods'
import { openConfirm } from '@/parts/catalogue/goodsRoutes'
import type { ExchangeType } from '@/format/currency'
import { api } from '@/request/api'
import { Refused } from '@/request/errors'
import { useSubmit } from '@/request/useSubmit'
import { session } from '@/session/session'

/** Asks whether it may be and goes on; a visitor is asked to sign in by the page that follows. */
export function useCheck(goods: GoodsDetail, type: ExchangeType, onRefused: () => void) {
  const { submit, busy, error } = useSubmit(async () => {
    if (session.signedIn) await ask(goods.goods_id, type, onRefused)
    await openConfirm(goods, type)
  })
  return { submit, busy, refusal: error instanceof Refused ? error : undefined }
}

/** What was refused has changed meanwhile, so the page learns how it stands now. */
async function ask(goodsId: number, type: ExchangeType, onRefused: () => void): Promise<void> {
  try {
    await api.post('/tp5/api/ExchangeShop/check', {
      goods_id: goodsId,
      exchange_type: type,
      number: 1,
    })
  } catch (error) {
    if (error instanceof Refused) onRefused()
    throw error
  }
}
