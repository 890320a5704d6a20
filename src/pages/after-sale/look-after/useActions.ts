import { useState } from 'react'
import type { In } from '@contract/api'
import type { AfterSale } from '@/parts/after-sale/afterSale'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'

export type Action = AfterSale['actions'][number]
type Said = Omit<In<'/tp5/api/OrderSaleService/message'>, 'after_sale_no'>
type Parcel = Omit<In<'/tp5/api/OrderSaleService/sendBack'>, 'after_sale_no'>

/** What its owner can do about it; each is asked about on a layer of its own first. */
export function useActions({ after_sale_no }: AfterSale, onChanged: () => Promise<void>) {
  const [asking, ask] = useState<Action>()
  const settled = async (words: string) => {
    ask(undefined)
    toast(words)
    await onChanged()
  }
  return {
    asking,
    ask: (action: Action) => ask(action),
    dismiss: () => ask(undefined),
    cancel: useSubmit(async () => {
      await api.post('/tp5/api/OrderSaleService/cancel', { after_sale_no })
      await settled('已撤销')
    }),
    receive: useSubmit(async () => {
      await api.post('/tp5/api/OrderSaleService/receive', { after_sale_no })
      await settled('已确认收到')
    }),
    message: useSubmit(async (said: Said) => {
      await api.post('/tp5/api/OrderSaleService/message', { after_sale_no, ...said })
      await settled('已发给客服')
    }),
    sendBack: useSubmit(async (parcel: Parcel) => {
      await api.post('/tp5/api/OrderSaleService/sendBack', { after_sale_no, ...parcel })
      await settled('已登记，等仓库收货')
    }),
  }
}

export type Actions = ReturnType<typeof useActions>
