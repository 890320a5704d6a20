import { useState } from 'react'
import { costParts } from '@/parts/order/cost'
import type { Order } from '@/parts/order/order'
import { go, replace } from '@/navigation/go'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { orderActions } from './orderActions'

/** Actions that are asked about first. */
type Question = 'cancel' | 'confirm'

/** What the owner can do with the order now, and what becomes of it. */
export function useOrderActions(order: Order) {
  const { order_sn } = order
  const [question, setQuestion] = useState<Question>()
  const cancel = useSubmit(async () => {
    await api.post('/tp5/api/ExchangeOrder/cancel', { order_sn })
    setQuestion(undefined)
    const { held } = costParts(order)
    toast(held ? `已取消，退回 ${held}` : '已取消')
  })
  const confirm = useSubmit(async () => {
    await api.post('/user/orderpoints/finish', { order_sn })
    setQuestion(undefined)
    await replace('successful', { done: 'received', order_sn })
  })
  const doing: Record<Order['actions'][number], () => void> = {
    pay: () => void go('orderPay', { order_sn }),
    cancel: () => setQuestion('cancel'),
    confirm: () => setQuestion('confirm'),
    logistics: () => void go('logistics', { order_sn }),
    address: () => void go('userAddress', { choose: order_sn }),
  }
  return {
    actions: orderActions
      .filter(({ name }) => order.actions.includes(name))
      .map((action) => ({ ...action, follow: doing[action.name] })),
    changeAddress: order.actions.includes('address') ? doing.address : undefined,
    question,
    dismiss: () => setQuestion(undefined),
    cancel,
    confirm,
  }
}

export type OrderActions = ReturnType<typeof useOrderActions>
