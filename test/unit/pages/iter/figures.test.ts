import { figureFacts, figureWords, periodName, totalFacts } from '@/pages/iter/sold-note/figures'
import { awaited, sumsAwaited } from '@/parts/manager/sumsFacts'

const nothing = {
  ...{ sold: 0, refunds: 0, money: 0, points: 0, gold: 0 },
  ...{ loaded: 0, expired: 0, lost: 0, failed: 0 },
}

describe('how machines ran, in words', () => {
  it('says nothing of what did not happen', () => {
    expect(figureWords(nothing)).toBe('卖 0 件')
    expect(figureWords({ ...nothing, sold: 12, loaded: 24, failed: 1 })).toBe(
      '卖 12 件 · 补货 24 件 · 出货失败 1 次',
    )
  })

  it('has the sums in the words of every page, and what was done by hand below them', () => {
    const names = figureFacts({ ...nothing, money: 350, sold: 1, expired: 2 }).map(
      ({ name }) => name,
    )
    expect(names).toEqual(['收入', '卖出', '过期拿走'])
  })

  it('keeps its rows while others are asked for, and says none of the old figures', () => {
    const facts = totalFacts({ ...nothing, money: 350, sold: 1, lost: 2, before: null })
    const waiting = awaited(facts)
    expect(waiting.map(({ name }) => name)).toEqual(['收入', '卖出', '丢失损坏', '比较'])
    expect(waiting.every(({ value }) => value === '—')).toBe(true)
    expect(sumsAwaited.map(({ name }) => name)).toEqual(
      figureFacts(nothing).map(({ name }) => name),
    )
  })

  it('names a day, a week and a month', () => {
    const week = { from: '2026-11-02', to: '2026-11-08' }
    expect(periodName('day', week)).toBe('11.02')
    expect(periodName('week', week)).toBe('11.02–11.08')
    expect(periodName('month', { from: '2026-11-01', to: '2026-11-30' })).toBe('2026.11')
  })
})
