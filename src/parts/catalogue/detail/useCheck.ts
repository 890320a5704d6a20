import type { GoodsDetail } from '@/parts/catalogue/goods'
import { openConfirm } from '@/parts/catalogue/goodsRoutes'
import { type Check, handOn } from '@/parts/order/draft'
import { orderCalls } from '@/parts/order/orderCalls'
import { Refused } from '@/request/errors'
import { ask as askCall } from '@/request/send'
import { useSubmit } from '@/request/useSubmit'
import { session } from '@/session/session'

/** Asks whether it may be and goes on; a visitor is asked to sign in by the page that follows. */
export function useCheck(goods: GoodsDetail, type: number, onRefused: () => void) {
  const { submit, busy, error } = useSubmit(async () => {
    if (session.signedIn) await ask(goods, type, onRefused)
    await openConfirm(goods, type)
  })
  return { submit, busy, refusal: error instanceof Refused ? error : undefined }
}

/** What was refused has changed meanwhile, so the page learns how it stands now. */
async function ask({ goods_id, kind }: GoodsDetail, exchange_type: number, onRefused: () => void) {
  try {
    const { check } = orderCalls(kind, exchange_type)
    const wish = { goods_id, exchange_type, number: 1 }
    handOn(check, wish, await askCall<Check>('POST', check, wish))
  } catch (error) {
    if (error instanceof Refused) onRefused()
    throw error
  }
}
