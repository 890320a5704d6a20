import { useState } from 'react'
import type { In } from '@contract/api'
import type { DeskAfterSale } from '@/parts/after-sale/afterSale'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'

export type Answer = DeskAfterSale['actions'][number]
type Part = Omit<In<'/tp5/api/AfterSaleDesk/approve'>, 'after_sale_no'>
type Parcel = Omit<In<'/tp5/api/AfterSaleDesk/ship'>, 'after_sale_no'>

/** What the house can do about it; each is asked about on a layer of its own first. */
export function useAnswers({ after_sale_no }: DeskAfterSale) {
  const [asking, ask] = useState<Answer>()
  const settled = (words: string) => {
    ask(undefined)
    toast(words)
  }
  const approve = async (part: Part) => {
    const { proposed } = await api.post('/tp5/api/AfterSaleDesk/approve', {
      after_sale_no,
      ...part,
    })
    settled(proposed ? '已提出通过，等另一个人' : '已通过')
  }
  return {
    asking,
    ask: (answer: Answer) => ask(answer),
    dismiss: () => ask(undefined),
    approve: useSubmit(() => approve({})),
    part: useSubmit(approve),
    refuse: useSubmit(async (reason: string) => {
      await api.post('/tp5/api/AfterSaleDesk/refuse', { after_sale_no, reason })
      settled('已拒绝')
    }),
    say: useSubmit(async (text: string) => {
      await api.post('/tp5/api/AfterSaleDesk/say', { after_sale_no, text })
      settled('已发给顾客')
    }),
    ship: useSubmit(async (parcel: Parcel) => {
      await api.post('/tp5/api/AfterSaleDesk/ship', { after_sale_no, ...parcel })
      settled('已登记寄出')
    }),
  }
}

export type Answers = ReturnType<typeof useAnswers>
