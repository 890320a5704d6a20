import type { Out } from '@contract/api'
import { Remind } from '@/pages/seckill/goods/Remind'
import { subscribe } from '@/platform/subscribe'
import type { Session } from '@/parts/seckill/seckill'
import { session } from '@/session/session'
import { person } from '../../client/person'
import { at, watchNavigation } from '../../client/taro'
import { renderPage } from '../renderPage'
import { requestsTo, serve } from '../serve'

jest.mock('@/platform/http')
// as in the mini program: a browser has nobody to ask
jest.mock('@/platform/subscribe', () => ({ subscribe: jest.fn() }))

const ask = jest.mocked(subscribe!)
const templates = '/tp5/api/Message/templates'
const allowed = '/tp5/api/Message/rewardMsgSubscribe'
const on = '/activity/GoodsActivity/messageSubscribe'
const off = '/activity/GoodsActivity/messageUnsubscribe'

const sale = (reminded: 0 | 1): Session => ({
  ...{ sale_id: 2, name: '12:00', state: 'ahead', kinds: 1, reminded, waiting: 0, tip: 0 },
  starts_at: '2026-11-27T12:00:00+08:00',
  ends_at: '2026-11-27T13:00:00+08:00',
})

const list: Out<typeof templates>['list'] = [
  { template: 'begins', id: 'of-begins' },
  { template: 'parcel', id: 'of-parcel' },
]

const here = at('seckillGoods', { item_id: '7' })
const shown = (reminded: 0 | 1) => renderPage(() => <Remind session={sale(reminded)} />, here)

beforeEach(() => {
  watchNavigation(here)
  session.signIn(person())
  ask.mockReset()
  serve({
    [templates]: { list },
    [allowed]: { grants: 1 },
    [on]: { reminded: 1 },
    [off]: { reminded: 0 },
  })
})

test('switched on, WeChat is asked whether it may tell that a sale begins', async () => {
  ask.mockResolvedValue(['of-begins'])
  const page = await shown(0)
  await page.tap('提醒我')
  expect(ask.mock.calls).toEqual([[['of-begins']]])
  expect(requestsTo(allowed)).toMatchObject([{ templates: 'begins' }])
  expect(requestsTo(on)).toMatchObject([{ sale_id: '2' }])
})

test('who does not let WeChat is reminded by the other ways', async () => {
  ask.mockResolvedValue([])
  const page = await shown(0)
  await page.tap('提醒我')
  expect(requestsTo(allowed)).toEqual([])
  expect(requestsTo(on)).toMatchObject([{ sale_id: '2' }])
})

test('switched off, WeChat is not asked', async () => {
  const page = await shown(1)
  await page.tap('不用提醒了')
  expect(ask).not.toHaveBeenCalled()
  expect(requestsTo(off)).toMatchObject([{ sale_id: '2' }])
})
