import { moneyParts } from '@/format/money'
import { freight } from '../order/promises'
import type { HoldingKind, HoldingRow } from './holding'

export interface Figure {
  /** ¥ before the value, 折 or 次 behind it. */
  lead?: '¥'
  value: string
  unit?: '折' | '次'
  /** What it is worth under which condition. */
  note: string
  /** Words instead of a number: set smaller. */
  inWords?: true
}

type Worthy = Pick<HoldingRow, 'kind' | 'worth'> & { uses_left?: number }

const words: Record<HoldingKind, [value: string, note: string]> = {
  goods: ['邮寄', `${freight}到家`],
  coupon: ['优惠券', '到店使用'],
  card: ['折扣', '到店使用'],
  packet: ['服务', '到店使用'],
  vip: ['礼包', '多项权益'],
  digital: ['电子码', '打开看码'],
  membership: ['会员', '专享权益'],
  course: ['课程', '按时到场'],
  match: ['赛事', '按时到场'],
}

/** 4000 → 40, 4050 → 40.50 */
const yuan = (cents: number): string => {
  const { whole, cents: rest } = moneyParts(cents)
  return rest === '00' ? whole : `${whole}.${rest}`
}

/** 88 → 8.8, 90 → 9 */
const tenths = (percent: number): string => String(percent / 10)

/** What counts in numbers; undefined where only words say what it is worth. */
export function worthFigure(worth: HoldingRow['worth'], usesLeft = worth.uses): Figure | undefined {
  const { face, threshold, percent, uses } = worth
  if (face > 0) {
    return {
      lead: '¥',
      value: yuan(face),
      note: threshold > 0 ? `满 ${yuan(threshold)} 可用` : '无门槛',
    }
  }
  if (percent > 0) {
    return {
      value: tenths(percent),
      unit: '折',
      note: uses > 0 ? `还剩 ${usesLeft} 次` : '不限次数',
    }
  }
  if (uses > 1 && usesLeft > 0) {
    return { value: String(usesLeft), unit: '次', note: `共 ${uses} 次` }
  }
  return undefined
}

/** The large figure at the left of a ticket, with the line below it. */
export function figureOf({ kind, worth, uses_left }: Worthy): Figure {
  const [value, note] = words[kind]
  return worthFigure(worth, uses_left) ?? { value, note, inWords: true }
}

/** ¥40, 8.8折: as a reader says it. */
export const figureWords = ({ lead, value, unit }: Figure): string =>
  `${lead ?? ''}${value}${unit ?? ''}`
