import { act } from 'react'
import { ActionBar } from '@/parts/campaign/act/ActionBar'
import { boxCampaign, campaignOf, partOf } from '../../../../tools/gallery/campaigns'
import { host, show } from '../../client/ground'

const action = { do: 'pay' as const, text: '去付款', note: '您有一个订单等待付款', link: '' }
const order = {
  order_sn: 'LC202611221000000001',
  state: 'unpaid' as const,
  state_text: '待付款',
  pay: 'money' as const,
  amount: 990,
  expires_at: '2026-11-22T10:15:00+08:00',
  receipt_id: '',
  actions: ['pay' as const, 'cancel' as const],
  note: '',
}

describe('an order of a campaign that waits for money', () => {
  const button = (text: string) =>
    [...host.querySelectorAll('button')].find((one) => one.textContent?.includes(text))

  test('can be given up where it is paid', async () => {
    const cancel = jest.fn()
    await show(<ActionBar campaign={campaignOf({ action, order })} part={partOf({ cancel })} />)
    expect(host.textContent).toContain('去付款')
    await act(async () => button('不要了，取消订单')?.click())
    expect(cancel).toHaveBeenCalledTimes(1)
  })

  test('is nowhere to be given up where there is none', async () => {
    await show(<ActionBar campaign={{ ...boxCampaign, order: null }} part={partOf()} />)
    expect(host.textContent).not.toContain('取消订单')
  })
})
