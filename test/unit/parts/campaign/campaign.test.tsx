import { ReceiversModule } from '@/parts/campaign/modules/ReceiversModule'
import { ReceiptView } from '@/parts/campaign/receipt/ReceiptView'
import { learnServerTime } from '@/request/clock'
import { receiptOf } from '../../../../tools/gallery/campaigns'
import { host, show } from '../../client/ground'

describe('times as the server writes them', () => {
  test('say how long ago a neighbour received something', async () => {
    learnServerTime(Date.parse('2026-11-20T09:30:00+08:00') / 1000)
    const list = [{ name: '王*', what: '搪瓷马克杯', at: '2026-11-20T09:12:00+08:00' }]
    const module = { type: 'receivers', title: '邻居们领到了', given: 1, list } as const
    await show(<ReceiversModule module={module} />)
    expect(host.textContent).toContain('18 分钟前')
  })

  test('say when it was received and until when it is good', async () => {
    await show(<ReceiptView receipt={receiptOf()} onChanged={jest.fn()} />)
    expect(host.textContent).toContain('领取时间2026-11-20 09:12')
    expect(host.textContent).toContain('有效期至2026-12-20 23:59')
  })
})
