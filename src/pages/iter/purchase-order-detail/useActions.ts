import { useState } from 'react'
import { go } from '@/navigation/go'
import type { RefillOrder } from '@/parts/iter/refill'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'

/** What is asked first; goods to be put are named. */
type Question = { about: 'cancel' | 'confirm' } | { about: 'put'; supplyKey: string }

/** What its owner can do with an order now. */
export function useActions({ order_sn }: RefillOrder) {
  const [question, setQuestion] = useState<Question>()
  const dismiss = () => setQuestion(undefined)
  const cancel = useSubmit(async () => {
    await api.post('/tp5/api/FranchiseOrder/cancel', { order_sn })
    dismiss()
    toast('已取消')
  })
  const confirm = useSubmit(async (received: string, said: string) => {
    await api.post('/tp5/api/FranchiseOrder/confirm', { order_sn, received, said })
    dismiss()
    toast('已收货')
  })
  const finish = useSubmit(async () => {
    await api.post('/tp5/api/Goods/finish', { order_sn })
    toast('已入库，可以放进货道了')
  })
  return {
    question,
    dismiss,
    cancel,
    confirm,
    finish,
    ask: (about: 'cancel' | 'confirm') => setQuestion({ about }),
    put: (supplyKey: string) => setQuestion({ about: 'put', supplyKey }),
    pay: () => void go('orderPay', { order_sn }),
    track: () => void go('purchaseOrderTrack', { order_sn }),
  }
}

export type Actions = ReturnType<typeof useActions>
