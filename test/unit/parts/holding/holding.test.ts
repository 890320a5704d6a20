import { figureOf, figureWords, worthFigure } from '@/parts/holding/figure'
import { sessionWords } from '@/parts/holding/sessionWords'
import { validityOf } from '@/parts/holding/validity'

const worth = (given: Partial<Parameters<typeof worthFigure>[0]>) => ({
  face: 0,
  threshold: 0,
  percent: 0,
  uses: 1,
  valid_days: 30,
  ...given,
})

describe('what a ticket is worth', () => {
  test.each([
    ['money from an amount on', { face: 4000, threshold: 8800 }, '¥40', '满 88 可用'],
    ['money with cents', { face: 4050 }, '¥40.50', '无门槛'],
    ['a tenth off', { percent: 90, uses: 0 }, '9折', '不限次数'],
    ['an odd discount, counted', { percent: 88, uses: 5 }, '8.8折', '还剩 5 次'],
    ['several times', { uses: 3 }, '3次', '共 3 次'],
  ])('%s', (_, given, figure, note) => {
    const shown = figureOf({ kind: 'coupon', worth: worth(given) })
    expect([figureWords(shown), shown.note]).toEqual([figure, note])
  })

  test('counts what is left, not what there was', () => {
    const service = { kind: 'packet' as const, worth: worth({ uses: 3 }) }
    expect(figureOf({ ...service, uses_left: 1 })).toMatchObject({ value: '1', note: '共 3 次' })
    expect(figureOf({ ...service, uses_left: 0 })).toMatchObject({ value: '服务', inWords: true })
  })

  test('is said in words where no number says it', () => {
    expect(worthFigure(worth({}))).toBeUndefined()
    expect(figureOf({ kind: 'digital', worth: worth({}) })).toMatchObject({ value: '电子码' })
  })
})

describe('how long it is good', () => {
  const now = new Date('2026-11-21T09:00:00+08:00')
  const shown = (given: Partial<Parameters<typeof validityOf>[0]>) =>
    validityOf(
      { kind: 'coupon', state: 'usable', starts_at: null, expires_at: null, ...given },
      now,
    )

  test.each([
    ['2026-11-21T23:59:59+08:00', '今天到期', true],
    ['2026-11-22T23:59:59+08:00', '明天到期', true],
    ['2026-11-28T23:59:59+08:00', '7 天后到期', true],
    ['2026-11-29T23:59:59+08:00', '11月29日到期', false],
    ['2027-01-05T23:59:59+08:00', '2027年1月5日到期', false],
  ])('%s: %s', (expires_at, text, soon) => {
    expect(shown({ expires_at })).toEqual({ text, soon })
  })

  test('forever, not yet, and no longer', () => {
    expect(shown({}).text).toBe('长期有效')
    expect(shown({ starts_at: '2026-12-01T00:00:00+08:00' }).text).toBe('12月1日起可用')
    const over = { state: 'expired', expires_at: '2026-11-12T23:59:59+08:00' } as const
    expect(shown(over)).toEqual({ text: '11月12日已过期', soon: false })
  })

  test('what is used or given away is not about to expire', () => {
    const expires_at = '2026-11-21T23:59:59+08:00'
    expect(shown({ state: 'used', expires_at })).toEqual({ text: '已用完', soon: false })
    expect(shown({ kind: 'digital', state: 'used', expires_at }).text).toBe('11月21日前有效')
    expect(shown({ kind: 'goods', state: 'used', expires_at }).text).toBe('包裹已安排寄出')
    expect(shown({ state: 'given', expires_at })).toEqual({ text: '已转赠给邻居', soon: false })
  })
})

test('a session is told by its day, and by both where it ends on another', () => {
  const starts_at = '2026-11-30T19:00:00+08:00'
  expect(sessionWords({ starts_at, ends_at: '2026-11-30T20:30:00+08:00' })).toBe(
    '11月30日 星期一 19:00–20:30',
  )
  expect(sessionWords({ starts_at, ends_at: '2026-12-01T08:00:00+08:00' })).toBe(
    '11月30日 星期一 19:00 至 12月1日 星期二 08:00',
  )
})
