import type { Goods, GoodsDetail } from '@/parts/catalogue/goods'
import type { Way } from '@/parts/catalogue/ways'
import { parcelImage } from '@/ui/illustrations/illustrationImage'

/** A way to pay, with the number of its mix. */
const way = (points = 0, gold = 0, money = 0): Way => ({
  ...{ points, gold, money },
  exchange_type: (points > 0 ? 1 : 0) + (gold > 0 ? 2 : 0) + (money > 0 ? 4 : 0),
})

const one = (goods_id: number, title: string, rest: Partial<Goods>): Goods => ({
  goods_id,
  kind: 'goods',
  title,
  image: parcelImage,
  tint: 'a',
  label: '',
  category_id: 1,
  ways: [way(1200)],
  stock: 100,
  sold: 268,
  place: '',
  distance: null,
  worth: null,
  starts_at: null,
  ...rest,
})

export const goods: readonly Goods[] = [
  one(1, '五常大米 5 公斤', { label: '村里直供', ways: [way(2600)] }),
  one(2, '搪瓷脸盆，外婆家的那一种，三十四厘米，红双喜图案', { tint: 'b', stock: 3 }),
  one(3, '手工挂面', { tint: 'c', ways: [way(860), way(0, 90)], sold: 12_680 }),
  one(4, '山里的土蜂蜜', { tint: 'd', stock: 0, label: '今年新蜜' }),
]

const worth = { face: 0, threshold: 0, percent: 0, uses: 1, valid_days: 30 }

export const offers: readonly Goods[] = [
  one(5, '檐下咖啡 10 元券', {
    kind: 'coupon',
    ways: [way(300), way(0, 30)],
    place: '檐下咖啡',
    distance: 320,
    worth: { ...worth, face: 1000, threshold: 2500 },
  }),
  one(6, '檐下咖啡 8 折月卡', {
    kind: 'card',
    ways: [way(900)],
    stock: 0,
    place: '檐下咖啡',
    worth: { ...worth, percent: 80, uses: 0 },
  }),
  one(7, '楷书入门 写好自己的名字', {
    kind: 'course',
    tint: 'e',
    label: '长辈优选',
    ways: [way(200), way(0, 20)],
    stock: 5,
    place: '清溪村·西苑 文化礼堂 2 楼',
    distance: 1260,
    starts_at: '2026-11-23T01:00:00.000Z',
  }),
  one(8, '空调清洗 挂机 2 台', {
    kind: 'packet',
    tint: 'c',
    ways: [way(3000, 0, 5900), way(0, 0, 8900)],
  }),
]

/** A packet with something of everything to tell. */
export const packet: GoodsDetail = {
  ...one(9, '新邻居见面礼包', {
    kind: 'vip',
    tint: 'd',
    ways: [way(500), way(0, 50), way(200, 0, 300)],
    stock: 300,
  }),
  intro: '搬来第一个月用得上的几样，认一认村口的店。',
  pictures: ['/static/goods/ticket-market.svg', '/static/goods/ticket-bakery.svg'],
  details: [
    { name: '权益', value: '3 项' },
    { name: '领取期限', value: '兑换后 30 天' },
  ],
  limit_per_user: 1,
  notice: '',
  rules: [
    '每位新邻居限换一次。',
    '权益从兑换当天起算，过期未领的权益作废，已领的按各自的有效期用。',
  ],
  rights: [
    { key: '01', name: '邻家生活超市 20 元券', value: '满 100 元减 20 元', kind: 'coupon' },
    { key: '02', name: '东苑停车 2 小时券码', value: '停车 2 小时', kind: 'digital' },
    { key: '03', name: '抽纸 3 包', value: '100 抽 × 3 包', kind: 'goods' },
  ],
  sessions: [{ starts_at: '2026-11-23T01:00:00.000Z', ends_at: '2026-11-23T02:30:00.000Z' }],
  merchant: {
    name: '邻家生活超市（东苑店）',
    address: '清溪村东苑 1 幢底商',
    phone: '0571-88190001',
    latitude: 30.379,
    longitude: 120.021,
  },
  cancel_text: '兑换后立即到账，不支持退回',
  needs: { address: 0, identity: 1, sms: 0 },
  mine: { points: 260, gold: 368, bought: 0, wanted: 0 },
}
