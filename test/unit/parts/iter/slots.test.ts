import { centsOf, faultsOf } from '@/pages/iter/aisle-management/goodsTyped'
import { dayFault, dayTyped } from '@/parts/iter/dayTyped'
import { costOf, liesAfter, type Slot, stepsIn, wordsOf } from '@/parts/iter/slots'
import { countStep, loadStep, type SlotStep } from '@/parts/iter/step'
import type { KeptStep } from '@/parts/outbox/step'

const slot: Slot = {
  ...{ slot_no: 'A1', goods_id: 7, title: '苏打水', image: '', tint: 'a' },
  ...{ stock: 4, held: 1, capacity: 8, points: 30, gold: 0, money: 350, limit_per_day: 0 },
  ...{ state: 'normal', shown: 1, expires_on: null, sold_week: 0 },
}
const place = { machine_sn: 'LJ-0107', slot_no: 'A1', goods_id: 7 }
const kept = (step: SlotStep, refused = ''): KeptStep => ({ step, by: 'me', refused })
const did = (units: number, where = place) => loadStep(where, { units })
const load = (units: number, where = place) => kept(did(units, where))

test('what is not told yet is counted in, in its order', () => {
  expect(liesAfter(slot, [])).toBe(5)
  expect(liesAfter(slot, [did(2)])).toBe(7)
  const counted = countStep(place, { found: 3, reason: 'lost' })
  expect(liesAfter(slot, [did(2), counted, did(1)])).toBe(4)
})

test('of a slot are the steps in it and about its goods, unless the server refused them', () => {
  const steps = [
    load(1),
    load(2, { ...place, slot_no: 'A2' }),
    load(3, { ...place, goods_id: 8 }),
    load(4, { ...place, machine_sn: 'LJ-0108' }),
    { ...load(5), refused: '满了' },
  ]
  expect(stepsIn(steps, 'LJ-0107', slot)).toEqual([steps[0]!.step])
})

test('a slot says how it is, whether it is sold, and each of its prices', () => {
  expect(wordsOf(slot)).toEqual([])
  expect(wordsOf({ ...slot, state: 'stuck', shown: 0 }).map(({ text }) => text)).toEqual([
    '卡货',
    '停售',
  ])
  expect(costOf(slot)).toBe('30 积分 / ¥3.50')
  expect(costOf({ points: 0, gold: 0, money: 0 })).toBe('没有定价')
})

test('a day is eight digits, and one there is', () => {
  expect(dayTyped('20270228')).toBe('2027-02-28')
  expect(dayTyped('20270230')).toBeUndefined()
  expect(dayFault('')).toBeUndefined()
  expect(dayFault('2027')).toMatch('8 位数')
})

test('goods have a name and some price', () => {
  const filled = { title: '茶', money: '0', points: '0', gold: '0', limit: '0', other: 0 }
  expect(faultsOf(filled).money).toMatch('至少填一种价格')
  expect(faultsOf({ ...filled, points: '30' })).toEqual({
    ...{ title: undefined, money: undefined, points: undefined, gold: undefined, limit: undefined },
  })
  const wrong = faultsOf({ ...filled, money: 'x', gold: '' })
  expect(wrong.money).toMatch('金额')
  expect(wrong.gold).toMatch('整数')
  expect(centsOf('3.5')).toBe(350)
})
