import type { Out } from '@contract/api'
import WithdrawDetail from '@/pages/earnings/withdraw-detail/page'
import WithdrawalList from '@/pages/earnings/withdrawal-list/page'
import { session } from '@/session/session'
import { person } from '../../client/person'
import { at, watchNavigation } from '../../client/taro'
import { renderPage } from '../renderPage'
import { serve } from '../serve'

jest.mock('@/platform/http')

const form = '/user/Center/getAllowWithdrawAmount'
const detail = '/user/Center/getWithdrawDetail'
const no = `LJW${'1'.repeat(26)}`

let navigation: ReturnType<typeof watchNavigation>
beforeEach(() => {
  navigation = watchNavigation(at('withdrawDetail'))
  session.signIn(person())
})

const asked = '2026-11-23T01:00:00.000Z'
const later = '2026-11-23T06:00:00.000Z'

const withdrawal = (changes: Partial<Out<typeof detail>>): Out<typeof detail> => ({
  ...{ withdrawal_no: no, amount: 1_200_00, fee: 7_20, net: 1_192_80 },
  ...{ part: 'balance', part_text: '余额', state: 'checking', state_text: '审核中', reason: '' },
  ...{ confirms: 0, created_at: asked, ended_at: null, cancellable: 1, confirm: null },
  steps: [{ text: '提交申请', at: asked }],
  ...changes,
})

const allowed = (changes: Partial<Out<typeof form>>): Out<typeof form> => ({
  ...{ balance: 1_200_00, allowed: 1_200_00, day_left: 5_000_00, month_left: 20_000_00 },
  ...{ times_left: 3, quick: [50_00], identity: 'approved', wechat: 'known', open: '', last: null },
  rules: {
    ...{ least: 10_00, most_once: 2_000_00, most_day: 5_000_00, most_month: 20_000_00 },
    ...{ times_day: 3, review_from: 1_000_00, fee_per_mille: 6, fee_least: 1_00 },
    confirm_hours: 24,
  },
  ...changes,
})

async function shown(changes: Partial<Out<typeof detail>>) {
  serve({ [detail]: withdrawal(changes) })
  return renderPage(WithdrawalList, at('withdrawalList', { withdrawal_no: no }))
}

describe('a withdrawal above the sum that is looked at', () => {
  test('says that it is looked at, and can be taken back meanwhile', async () => {
    const page = await shown({
      steps: [
        { text: '提交申请', at: asked },
        { text: '审核，一般 1 个工作日内', at: null },
      ],
    })
    expect(page.text()).toContain('审核，一般 1 个工作日内')
    expect(page.text()).toContain('工作人员正在审核')
    expect(page.button('取消提现')).toBeTruthy()
  })

  test('says why it was refused, and that the money is back', async () => {
    const page = await shown({
      ...{ state: 'failed', state_text: '没有成功', reason: '收入还在核实', cancellable: 0 },
      ended_at: later,
      steps: [
        { text: '提交申请', at: asked },
        { text: '审核没有通过', at: later },
        { text: '钱退回余额', at: later },
      ],
    })
    expect(page.text()).toContain('收入还在核实。钱已退回余额，没有收手续费')
    expect(page.text()).toContain('审核没有通过')
    expect(() => page.button('取消提现')).toThrow()
    expect(page.button('再提一次')).toBeTruthy()
  })
})

test('one that the house gave up says why; one that its owner took back needs no reason', async () => {
  const over = {
    state: 'cancelled',
    state_text: '已取消',
    ended_at: later,
    cancellable: 0,
  } as const
  const byHouse = await shown({ ...over, reason: '暂时付不出去' })
  expect(byHouse.text()).toContain('暂时付不出去。钱已退回余额')
  const byOwner = await shown(over)
  expect(byOwner.text()).toContain('已取消')
  expect(byOwner.text()).not.toContain('。钱已退回')
})

describe('the form', () => {
  const open = () => renderPage(WithdrawDetail, at('withdrawDetail'))

  test('says why the one before was refused, and leads to it', async () => {
    const last = withdrawal({ state: 'failed', reason: '收入还在核实' })
    serve({ [form]: allowed({ last }) })
    const page = await open()
    expect(page.text()).toContain('上一笔 ¥1,200.00 没有成功：收入还在核实')
    await page.tap('看看')
    expect(navigation.navigateTo).toHaveBeenCalledWith({
      url: `/pages/earnings/withdrawal-list/page?withdrawal_no=${no}`,
    })
  })

  test('gives way to the one that is under way, out of whichever purse', async () => {
    serve({ [form]: allowed({ open: no, allowed: 0 }) })
    const page = await open()
    expect(page.text()).toContain('到账或取消以后，再提下一笔')
    await page.tap('看进度')
    expect(navigation.navigateTo).toHaveBeenCalledWith({
      url: `/pages/earnings/withdrawal-list/page?withdrawal_no=${no}`,
    })
  })
})
