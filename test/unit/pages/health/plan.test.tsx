import type { Out } from '@contract/api'
import HealthOrderDetail from '@/pages/health/order-detail/page'
import HealthOrders from '@/pages/health/orders/page'
import HealthPlan from '@/pages/health/plan/page'
import TreatmentPackage from '@/pages/health/treatment-package/page'
import { session } from '@/session/session'
import { person } from '../../client/person'
import { at, watchNavigation } from '../../client/taro'
import { renderPage } from '../renderPage'
import { requestsTo, serve } from '../serve'

jest.mock('@/platform/http')

const base = '/tp5/api/ExchangeShop/UserHealthPlan/'
const list = `${base}planList` as const
const details = `${base}planDetails` as const
const summary = `${base}planSummary` as const
const receive = `${base}receive` as const
const mark = `${base}mark` as const
const stop = `${base}stop` as const
const calendar = '/tp5/api/ExchangeShop/HealthCheck/calendar'
const merged = '/tp5/api/ExchangeShop/HealthReportOrder/mergeLists'
const ofKind = '/tp5/api/ExchangeShop/HealthReportOrder/list'
const detail = '/tp5/api/ExchangeShop/HealthTimesOrder/detail'

type Plan = Out<typeof details>

const consent: Plan['consent'] = {
  ...{ purpose: 'plan', title: '健康计划告知书', agreement: 'healthPlan', version: '1.0' },
  ...{ consented_at: '2026-11-22T09:00:00+08:00', agreed_before: 0, covers: '全部健康计划' },
}

const row: Out<typeof list>['list'][number] = {
  ...{ plan_id: 1, title: '四周走走路', intro: '每天走一走', days: 28, nth: 1, due: 2, done: 1 },
  ...{ state: 'under_way', state_text: '正在做', sentence: '第 1 天，今天 2 件做了 1 件' },
  can_receive: 0,
}

const plan: Plan = {
  ...row,
  ...{ consent, source: '参照指南', not_for: ['医生说过要少走动的'], can_mark: 1 },
  contains: [{ title: '量一次血压，每天', text: '坐着歇五分钟' }],
  ...{ from: '2026-12-02', to: '2026-12-29', date: '2026-12-02', date_text: '今天' },
  tasks: [
    {
      ...{ task: 'pressure', title: '量一次血压', text: '坐着量', by: 'reading' },
      ...{ by_text: '记了 1 次血压', measure: 'bloodPressure' },
    },
    {
      ...{ task: 'walk', title: '走 4000 步', text: '分几次走', by: '', by_text: '' },
      measure: 'steps',
    },
  ],
}

const offered: Plan = {
  ...{ ...plan, state: 'waiting', state_text: '可以领', sentence: '一共 28 天', nth: 0 },
  ...{ from: null, to: null, date: null, date_text: '', tasks: [], can_mark: 0, can_receive: 1 },
}

const month: Out<typeof calendar> = {
  ...{ month: '2026-12', title: '2026 年 12 月', before: null, after: null },
  sentence: '到第 1 天，这个月 2 件做了 1 件，0 天全做了',
  days: [
    {
      ...{ day: '2026-12-01', state: 'outside', today: 0, done: 0, due: 0 },
      text: '12月1日 周二，不在计划里',
    },
    {
      ...{ day: '2026-12-02', state: 'some', today: 1, done: 1, due: 2 },
      text: '12月2日 周三，2 件做了 1 件',
    },
  ],
}

const told: Out<typeof summary> = {
  ...{ plan_id: 1, title: '四周走走路', sentence: '1 天里 2 件做了 1 件' },
  ...{ done: 1, due: 2, whole_days: 0, days: 1, before_text: '12月1日', after_text: '12月2日' },
  compared: [
    {
      ...{ measure: 'bloodPressure', name: '血压', unit: 'mmHg', part_name: '高压' },
      sentence: '血压：开始前没有记录，开始后平均 132/84 mmHg',
      ...{ before: null, before_text: '', after: 132, after_text: '132/84 mmHg' },
      ...{ before_days: 0, after_days: 1 },
      points: [
        {
          ...{ day: '2026-12-02', label: '2日', name: '12月2日 周三', value: 132 },
          text: '132 mmHg',
        },
      ],
    },
  ],
}

const order: Out<typeof detail> = {
  ...{ order_sn: 'LS20261202000000000001', kind: 'times', kind_text: '健康服务' },
  ...{ state_text: '已到账', title: '肩颈 2 次', image: '/static/goods/service-massage.svg' },
  ...{ tint: 'b', number: 1, points: 0, gold: 0, money: 0 },
  ...{ created_at: '2026-12-02T09:00:00+08:00', sentence: '一共 2 次，还能用 1 次' },
  ...{ back_text: '没用完随时可以退', after_sale: 1 },
  things: [
    {
      ...{ holding_id: '01940000-0000-7000-8000-0000000000aa', title: '肩颈 2 次' },
      ...{ state_text: '可使用', usable: 1, uses: 2, uses_left: 1, expires_at: null },
      used: [{ at: '2026-12-02T10:00:00+08:00', merchant: '舒和推拿' }],
    },
  ],
}

const place = at('healthPlan', { plan_id: '1' })
const served = (shown: Plan) =>
  serve({
    ...{ [details]: shown, [calendar]: month, [summary]: told },
    ...{ [receive]: row, [mark]: row, [stop]: row },
  })

beforeEach(() => {
  session.forget()
  session.signIn(person({}))
})
afterEach(() => jest.restoreAllMocks())

describe('plans', () => {
  const first = at('treatmentPackage')

  test('are listed, each with how it stands', async () => {
    watchNavigation(first)
    serve({ [list]: { consent, list: [row] } })
    const shown = await renderPage(TreatmentPackage, first)
    expect(shown.text()).toContain('第 1 天，今天 2 件做了 1 件')
    expect(shown.button('四周走走路，去打勾')).toBeTruthy()
    expect(document.querySelector('.mode-elder')).not.toBeNull()
  })

  test('begin with a notice of their own', async () => {
    watchNavigation(first)
    const agree = '/tp5/api/ExchangeShop/HealthReport/consent'
    serve({
      [list]: { consent: { ...consent, consented_at: null }, list: [] },
      [agree]: { consents: [consent] },
      '/tp5/api/Agreement/detail': {
        ...{ title: '健康计划告知书', version: '1.0', effective_at: '2026-11-22', in_force: 1 },
        ...{ sections: [{ heading: '为什么要', paragraphs: ['因为'] }], versions: [] },
      },
    })
    const shown = await renderPage(TreatmentPackage, first)
    await shown.tap('同意并看计划')
    expect(requestsTo(agree)).toEqual([])
    await shown.tap('单独同意记下我的健康计划')
    await shown.tap('同意并看计划')
    expect(requestsTo(agree)).toMatchObject([{ purpose: 'plan', version: '1.0' }])
  })
})

describe('a plan', () => {
  test('is received by who has read for whom it is not', async () => {
    watchNavigation(place)
    served(offered)
    const shown = await renderPage(HealthPlan, place)
    expect(shown.text()).toContain('医生说过要少走动的')
    await shown.tap('领这个计划')
    expect(requestsTo(receive)).toEqual([])
    await shown.tap('上面说的情况我都没有')
    await shown.tap('领这个计划')
    expect(requestsTo(receive)).toMatchObject([{ plan_id: '1', read: '1' }])
  })

  test('has things that a hand ticks, and others that are done by records', async () => {
    watchNavigation(place)
    served(plan)
    const shown = await renderPage(HealthPlan, place)
    expect(shown.text()).toContain('记了 1 次血压')
    expect(() => shown.button('量一次血压，还没做')).toThrow()
    await shown.tap('走 4000 步，还没做')
    expect(requestsTo(mark)).toMatchObject([
      { plan_id: '1', task: 'walk', date: '2026-12-02', done: '1' },
    ])
  })

  test('says what came with it before it is drawn, and each day of it', async () => {
    watchNavigation(place)
    served(plan)
    const text = (await renderPage(HealthPlan, place)).text()
    const [sentence] = told.compared
    expect(text).toContain('小结：1 天里 2 件做了 1 件')
    expect(text.indexOf(sentence!.sentence)).toBeLessThan(text.indexOf('血压的高压，开始后每天'))
    expect(text).toContain('不能代替医生诊断')
    expect(
      document.querySelector('[aria-label="今天，12月2日 周三，2 件做了 1 件"]'),
    ).not.toBeNull()
  })

  test('is stopped after a question', async () => {
    watchNavigation(place)
    served(plan)
    const shown = await renderPage(HealthPlan, place)
    await shown.tap('停下这个计划')
    await shown.tap('停下')
    expect(requestsTo(stop)).toMatchObject([{ plan_id: '1' }])
  })
})

describe('orders', () => {
  test('of both kinds stand together, and of one by itself', async () => {
    const here = at('healthOrders')
    watchNavigation(here)
    serve({ [merged]: { list: [order], next: null }, [ofKind]: { list: [], next: null } })
    const shown = await renderPage(HealthOrders, here)
    expect(shown.button('肩颈 2 次，看这一单')).toBeTruthy()
    await shown.tap('健康商品')
    expect(requestsTo(ofKind)).toMatchObject([{ kind: 'goods' }])
    expect(shown.text()).toContain('还没有健康订单')
  })

  test('tell what is left, when it was used, and how it goes back', async () => {
    const here = at('healthOrderDetail', { id: order.order_sn })
    const { navigateTo } = watchNavigation(here)
    serve({ [detail]: order })
    const shown = await renderPage(HealthOrderDetail, here)
    for (const words of [order.sentence, '舒和推拿', order.back_text])
      expect(shown.text()).toContain(words)
    await shown.tap('退没用的')
    expect(navigateTo).toHaveBeenCalled()
  })
})
