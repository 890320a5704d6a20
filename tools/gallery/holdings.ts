import type { HoldingRow } from '@/parts/holding/holding'

const worth = { face: 0, threshold: 0, percent: 0, uses: 1, valid_days: 30 }

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const nextYear = inDays(60)

const one = (holding_id: string, title: string, rest: Partial<HoldingRow>): HoldingRow => ({
  holding_id,
  kind: 'coupon',
  state: 'usable',
  state_text: '可使用',
  goods_id: 5,
  title,
  image: '',
  tint: 'a',
  worth,
  uses_left: 1,
  place: '檐下咖啡',
  starts_at: null,
  expires_at: inDays(20),
  actions: [],
  ...rest,
})

/** A ticket of every shape and state. */
export const holdings: readonly HoldingRow[] = [
  one('1', '檐下咖啡 10 元券', {
    worth: { ...worth, face: 1000, threshold: 2500 },
    expires_at: inDays(3),
    actions: ['use', 'give'],
  }),
  one('2', '檐下咖啡 8.8 折月卡，全场饮品都能用', {
    kind: 'card',
    worth: { ...worth, percent: 88, uses: 0 },
    expires_at: nextYear,
    actions: ['use'],
  }),
  one('3', '东苑停车 2 小时券码', { kind: 'digital', place: '', actions: ['reveal'] }),
  one('4', '新邻居见面礼包', { kind: 'vip', place: '', starts_at: nextYear, expires_at: null }),
  one('5', '理发 5 次卡', {
    kind: 'packet',
    state: 'offered',
    state_text: '转赠中',
    worth: { ...worth, uses: 5 },
    uses_left: 3,
    place: '老王理发',
    expires_at: nextYear,
    actions: ['takeBack'],
  }),
  one('6', '楷书入门', { kind: 'course', place: '文化礼堂 2 楼', starts_at: inDays(2) }),
  one('7', '邻家生活超市 20 元券', {
    worth: { ...worth, face: 2000 },
    state: 'used',
    state_text: '已使用',
    place: '邻家生活超市',
  }),
  one('8', '抽纸 3 包', { kind: 'goods', state: 'used', state_text: '已使用', place: '' }),
  one('9', '听雨有声书会员月卡', {
    kind: 'membership',
    state: 'expired',
    state_text: '已过期',
    place: '',
    expires_at: inDays(-4),
  }),
]
