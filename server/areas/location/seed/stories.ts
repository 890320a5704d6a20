import { type LeadState, type PlaceKind, placeKinds } from '@contract/location/shapes'
import type { Answers } from '../tables'

const stems =
  '上塘 下塘 石桥 杨柳 东桥 西山 南岸 北坡 竹林 桃园 梨花 长丰 兴旺 和平 红星 新塘 古渡 白鹭 青石'
const names = stems.split(' ')

const suffixes: Readonly<Record<PlaceKind, string>> = {
  village: '村',
  estate: '花苑',
  market: '集市',
  school: '小学',
  clinic: '卫生院',
  office: '农机站',
}

const clues: Readonly<Record<PlaceKind, string>> = {
  village: '村口小卖部旁，有雨棚，村委愿意谈',
  estate: '快递柜边上还空着一块，物业说可以放',
  market: '逢三逢八赶集，平时人也不少',
  school: '放学时家长在门口等，离校门要 50 米',
  clinic: '门诊大厅有插座，排队的人想买水',
  office: '农忙时来办事的多，院子里有空地',
}

/** How many of the demo's leads stand where, and by which way they came there. */
const ways: readonly { count: number; way: readonly LeadState[] }[] = [
  { count: 12, way: ['lead'] },
  { count: 9, way: ['lead', 'visited'] },
  { count: 6, way: ['lead', 'visited', 'scored'] },
  { count: 4, way: ['lead', 'visited', 'scored', 'submitted'] },
  { count: 3, way: ['lead', 'visited', 'scored', 'submitted', 'approved'] },
  { count: 3, way: ['lead', 'visited', 'scored', 'submitted', 'refused'] },
  { count: 5, way: ['lead', 'visited', 'scored', 'submitted', 'approved', 'contracted'] },
  { count: 7, way: ['lead', 'lost'] },
  { count: 4, way: ['lead', 'visited', 'lost'] },
  { count: 4, way: ['lead', 'visited', 'lost', 'recovered'] },
]

/** Of those that have opened. */
export const wayLive: readonly LeadState[] = [
  'lead',
  'visited',
  'scored',
  'submitted',
  'approved',
  'contracted',
  'live',
]

const enough: readonly Answers[] = [
  { people: 'some', flow: 'busy', power: 'own', will: 'agreed', rivals: 'one' },
  { people: 'many', flow: 'fair', power: 'shared', will: 'sealed', rivals: 'nobody' },
  { people: 'some', flow: 'fair', power: 'own', will: 'agreed', rivals: 'one' },
]
const little: Answers = { people: 'few', flow: 'fair', power: 'own', will: 'open', rivals: 'one' }

export interface Story {
  name: string
  kind: PlaceKind
  clue: string
  latitude: number
  longitude: number
  households: number
  people: number
  way: readonly LeadState[]
  answers: Answers
  /** Who develops it: the first or the second of the demo's developers. */
  by: 0 | 1
  daysAgo: number
}

/** What makes one like no other, by its number. */
export const traitsOf = (nth: number, way: readonly LeadState[]) => ({
  way,
  households: 120 + ((nth * 53) % 480),
  people: 380 + ((nth * 171) % 1900),
  answers: way.length === 3 && nth % 3 === 0 ? little : enough[nth % enough.length]!,
  by: (nth % 2) as 0 | 1,
  daysAgo: 20 + ((nth * 37) % 330),
})

/** A few streets apart each. */
export const stories: readonly Story[] = ways
  .flatMap(({ count, way }) => Array.from({ length: count }, () => way))
  .map((way, nth) => {
    const kind = placeKinds[nth % placeKinds.length]!
    return {
      ...traitsOf(nth, way),
      ...{ name: `${names[nth % names.length]}${suffixes[kind]}`, kind, clue: clues[kind] },
      latitude: 30.25 + 0.013 * (nth % 8),
      longitude: 120 + 0.015 * Math.floor(nth / 8),
    }
  })
