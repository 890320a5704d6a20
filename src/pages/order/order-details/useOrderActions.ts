import { useState } from 'react'
import { costParts } from '@/parts/order/cost'
import type { Order } from '@/parts/order/order'
import { go, replace } from '@/navigation/go'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { orderActions } from './orderActions'

/** Actions that are asked about first. */
type Question = 'cancel' | 'askCancel' | 'extend' | 'confirm'

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
  const askCancel = useSubmit(async () => {
    await api.post('/tp5/api/ExchangeOrder/askCancel', { order_sn })
    setQuestion(undefined)
    toast('已请客服处理，请等答复')
  })
  const extend = useSubmit(async () => {
    await api.post('/tp5/api/ExchangeOrder/extend', { order_sn })
    setQuestion(undefined)
    toast('已延长 7 天')
  })
  const confirm = useSubmit(async () => {
    await api.post('/user/orderpoints/finish', { order_sn })
    setQuestion(undefined)
    await replace('successful', { done: 'received', order_sn })
  })
  const chooseAddress = () => void go('userAddress', { choose: order_sn })
  const doing: Record<Order['actions'][number], () => void> = {
    pay: () => void go('orderPay', { order_sn }),
    cancel: () => setQuestion('cancel'),
    askCancel: () => setQuestion('askCancel'),
    extend: () => setQuestion('extend'),
    confirm: () => setQuestion('confirm'),
    logistics: () => void go('logistics', { order_sn }),
    review: () => void go('review', { order_sn }),
    address: chooseAddress,
    askAddress: chooseAddress,
  }
  return {
    actions: orderActions
      .filter(({ name }) => order.actions.includes(name))
      .map((action) => ({ ...action, follow: doing[action.name] })),
    giveTime: order.actions.includes('extend') ? doing.extend : undefined,
    changeAddress: mayChange(order) ? chooseAddress : undefined,
    question,
    dismiss: () => setQuestion(undefined),
    cancel,
    askCancel,
    extend,
    confirm,
  }
}

/** At once, or by asking the house. */
const mayChange = ({ actions }: Order): boolean =>
  actions.includes('address') || actions.includes('askAddress')

export type OrderActions = ReturnType<typeof useOrderActions>
