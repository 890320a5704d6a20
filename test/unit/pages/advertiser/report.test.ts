import { monthRange, presetRange } from '@/blocks/ledger/dateRange'
import {
  rangeAtFirst,
  saidByDays,
  shortCut,
  shortCuts,
  spanAsked,
} from '@/pages/advertiser/activity-details/reportRange'
import { wayOut } from '@/pages/advertiser/activity-details/wayOut'

const today = '2026-11-24'
const ad = { days: { from: '2026-08-01', to: '2026-08-21' } }

describe('a report', () => {
  test('of a campaign that is over begins with all of its days', () => {
    const range = rangeAtFirst({ state: 'ended' }, today)
    expect(spanAsked(range, ad)).toEqual({ start_time: '2026-08-01', end_time: '2026-08-21' })
    expect(saidByDays(range, ad).times).toBe('26.08.01 – 26.08.21')
  })

  test('of one under way begins with the last seven days', () => {
    const range = rangeAtFirst({ state: 'live' }, today)
    expect(spanAsked(range, ad)).toEqual({ start_time: '2026-11-18', end_time: today })
  })

  test('asks for what was chosen: today, a month, half a year', () => {
    expect(spanAsked(shortCut('今天', today), ad)).toEqual({ start_time: today, end_time: today })
    expect(spanAsked(monthRange('2026-09'), ad)).toEqual({
      start_time: '2026-09-01',
      end_time: '2026-09-30',
    })
    expect(spanAsked(presetRange(3, today), ad).end_time).toBe(today)
    expect(shortCuts.map((name) => shortCut(name, today).times)).toEqual([...shortCuts])
  })
})

describe('the way out', () => {
  const live = {
    ...{ actions: ['pause', 'raise', 'stop'] as const, state: 'live' as const, hint: '' },
    ...{ starts_on: today, budget: 1000, spent: 0, reserved: 0, tasks: [{ price: 100 }] },
  }
  const way = (changes: object) =>
    wayOut({ ...live, actions: [...live.actions], ...changes }, today)

  test('of a day that is spent is another limit, of a budget that is spent a larger one', () => {
    expect(way({})).toBeUndefined()
    expect(way({ hint: '今天只剩 ¥3.00，快投完了' })).toBe('raiseDay')
    expect(way({ hint: '预算投完了', spent: 950 })).toBe('raise')
  })

  test('is none of what only has not begun', () => {
    expect(way({ hint: '12 月 1 日开始', starts_on: '2026-12-01' })).toBeUndefined()
  })
})
