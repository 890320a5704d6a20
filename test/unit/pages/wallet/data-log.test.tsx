import type { Out } from '@contract/api'
import DataLog from '@/pages/wallet/data-log/page'
import { session } from '@/session/session'
import { person } from '../../client/person'
import { at, watchNavigation } from '../../client/taro'
import { renderPage } from '../renderPage'
import { requestsTo, serve } from '../serve'

jest.mock('@/platform/http')

const ledger = '/tp5/api/ExchangeShop/UserPoints/detail'
const campaignOrder = '/tp5/api/Campaign/order'

type Entry = Out<typeof ledger>['list'][number]

let navigation: ReturnType<typeof watchNavigation>
beforeEach(() => {
  navigation = watchNavigation(at('dataLog', { type: 'points' }))
  session.signIn(person())
})

/** A ledger with one entry of an order of this seller. */
async function open(seller: Entry['seller'], title: string, others = {}) {
  const entry = { title, order_sn: 'LJ1', seller, amount: -30, balance: 70 }
  const list = [
    { ...entry, entry_id: '1', source: 'exchange', created_at: '2026-11-20T09:12:00+08:00' },
  ]
  const totals = { next: null, income: 0, outgo: -30, rate: '', balance: 70 }
  serve({ [ledger]: { list, ...totals }, ...others })
  return renderPage(DataLog, at('dataLog', { type: 'points' }))
}

/** An entry is called by all that stands in it. */
const rowOf = (title: string): string =>
  [...document.querySelectorAll('button')]
    .map(({ textContent }) => (textContent ?? '').trim())
    .find((text) => text.includes(title)) ?? title

test('an entry of a machine leads to the order at that machine', async () => {
  const page = await open('machine', '机器兑换 汽水')
  await page.tap(rowOf('机器兑换 汽水'))
  expect(navigation.navigateTo).toHaveBeenCalledWith({
    url: '/pages/machine/order-details-online-machine/page?order_sn=LJ1',
  })
})

test('an entry of a campaign leads to what it gave', async () => {
  const order = { state: 'done', link: '/subjectPage?key=box', receipt_id: 'r-1' }
  const page = await open('campaign', '惊喜盒', { [campaignOrder]: order })
  await page.tap(rowOf('惊喜盒'))
  expect(requestsTo(campaignOrder)).toMatchObject([{ order_sn: 'LJ1' }])
  expect(navigation.navigateTo).toHaveBeenCalledWith({
    url: '/pages/campaign/receipt/page?receipt_id=r-1',
  })
})
