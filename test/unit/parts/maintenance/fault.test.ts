import { dueWords, titleOf, whenceOf, type WitnessedFault } from '@/parts/maintenance/fault'
import { monthWords, rateWords } from '@/parts/maintenance/performance'

const fault = {
  ...{ machine_sn: 'LJ-0107', slot_no: 'A2', kind_text: '没出货', state: 'open' },
  ...{ source: 'neighbour', reports: 3, reopened: 1 },
  ...{ opened_at: '2026-11-26T09:31:00+08:00', due_at: '2026-11-27T09:31:00+08:00' },
} as WitnessedFault

test('a fault says where it is, who said it and how often', () => {
  expect(titleOf(fault)).toBe('A2 没出货')
  expect(titleOf({ ...fault, slot_no: '' })).toBe('没出货')
  expect(whenceOf(fault)).toBe('LJ-0107 ・ 邻居报 11-26 09:31 ・ 共报 3 次 ・ 又坏 1 次')
})

test('it says how long there is, or by how much it is late, until it is mended', () => {
  const at = (time: string) => new Date(`2026-11-27T${time}:00+08:00`)
  expect(dueWords(fault, at('07:41'))).toBe('还有 1 小时 50 分')
  expect(dueWords(fault, at('09:37'))).toBe('超时 6 分钟')
  expect(dueWords({ ...fault, state: 'repaired' }, at('09:37'))).toBe('')
})

test('a share that nobody has is a line', () => {
  expect(rateWords(947)).toBe('94.7%')
  expect(rateWords(1000)).toBe('100%')
  expect(rateWords(null)).toBe('—')
  expect(monthWords('2026-03')).toBe('3 月')
})
