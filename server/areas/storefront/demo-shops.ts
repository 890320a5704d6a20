import type { ShopKind } from './rules'

interface DemoService {
  name: string
  price: number
  unit?: string
  note?: string
}

export interface DemoShop {
  /** As the file of merchants calls it. */
  key: string
  /** It joined when the sales of the demo begin, sells a package of its own and has moved. */
  first?: true
  kind: ShopKind
  intro: string
  opens: string
  closes: string
  restDays?: string
  services: readonly DemoService[]
}

export const demoShops: readonly DemoShop[] = [
  {
    ...{ key: 'coffee', first: true, kind: 'food', opens: '08:00', closes: '20:00' },
    intro: '村口的小咖啡馆，豆子自己烘，屋檐下能坐一下午。',
    services: [
      { name: '手冲咖啡', price: 22_00, unit: '杯', note: '埃塞、云南两种豆' },
      { name: '拿铁', price: 18_00, unit: '杯' },
      { name: '包场两小时', price: 300_00, unit: '次', note: '提前三天打电话' },
    ],
  },
  {
    ...{ key: 'bakery', first: true, kind: 'food', opens: '07:00', closes: '19:00' },
    ...{ restDays: '1', intro: '每天早上现烤，傍晚六点以后面包八折。' },
    services: [
      { name: '生日蛋糕 6 寸', price: 128_00, unit: '个', note: '提前一天订' },
      { name: '吐司', price: 12_00, unit: '条' },
      { name: '烘焙课', price: 98_00, unit: '人', note: '周六上午，最多 6 人' },
    ],
  },
  {
    ...{ key: 'noodles', kind: 'food', opens: '06:00', closes: '14:00' },
    intro: '做了二十年的片儿川，面现压，笋片现切。',
    services: [
      { name: '片儿川', price: 18_00, unit: '碗' },
      { name: '拌川', price: 20_00, unit: '碗' },
    ],
  },
  {
    ...{ key: 'hotpot', kind: 'food', opens: '11:00', closes: '22:00' },
    intro: '本地湖羊，现切现涮，冬天要提前订位。',
    services: [
      { name: '双人锅底', price: 48_00, unit: '份' },
      { name: '手切羊肉', price: 58_00, unit: '盘' },
    ],
  },
  {
    ...{ key: 'dumplings', kind: 'food', opens: '06:30', closes: '20:30' },
    intro: '三姐手包，十二种馅，生的也能带走。',
    services: [
      { name: '荠菜猪肉水饺', price: 16_00, unit: '份' },
      { name: '生饺子', price: 25_00, unit: '斤', note: '现包，装冰袋' },
    ],
  },
  {
    ...{ key: 'fruit', kind: 'daily', opens: '08:00', closes: '21:00' },
    intro: '早上从批发市场拉回来，不甜包换。',
    services: [
      { name: '果切', price: 15_00, unit: '盒' },
      { name: '送货上门', price: 3_00, unit: '次', note: '三公里内' },
    ],
  },
  {
    ...{ key: 'market', kind: 'daily', opens: '07:00', closes: '22:00' },
    intro: '柴米油盐都有，老人买米帮送到家。',
    services: [{ name: '代收快递', price: 0, note: '保管七天' }],
  },
  {
    ...{ key: 'pharmacy', kind: 'health', opens: '08:00', closes: '21:00' },
    intro: '有执业药师坐班，可以刷医保。',
    services: [
      { name: '量血压', price: 0, note: '每天上午' },
      { name: '代煎中药', price: 5_00, unit: '剂' },
    ],
  },
  {
    ...{ key: 'barber', kind: 'service', opens: '09:00', closes: '19:00', restDays: '2' },
    intro: '老师傅剪发，老人行动不便可以上门。',
    services: [
      { name: '洗剪吹', price: 35_00, unit: '次' },
      { name: '上门剪发', price: 60_00, unit: '次', note: '本村' },
    ],
  },
  {
    ...{ key: 'massage', kind: 'health', opens: '10:00', closes: '21:00' },
    intro: '持证盲人师傅，要预约。',
    services: [
      { name: '肩颈推拿', price: 88_00, unit: '次', note: '40 分钟' },
      { name: '全身推拿', price: 128_00, unit: '次', note: '60 分钟' },
    ],
  },
  {
    ...{ key: 'car-wash', kind: 'service', opens: '08:30', closes: '18:30', restDays: '67' },
    intro: '人工精洗，水循环用。',
    services: [
      { name: '普洗', price: 30_00, unit: '次' },
      { name: '内饰清洗', price: 180_00, unit: '次' },
    ],
  },
  {
    ...{ key: 'laundry', kind: 'service', opens: '09:00', closes: '20:00' },
    intro: '衣物分开洗，羽绒服三天取。',
    services: [
      { name: '羽绒服', price: 35_00, unit: '件' },
      { name: '窗帘', price: 8_00, unit: '米', note: '上门拆装另算' },
    ],
  },
]

/** Waits at the desk. */
export const demoApplication = {
  name: '柳湾竹器铺',
  kind: 'daily',
  address: '柳湾村北里沿河街 22 号',
  latitude: 30.4019,
  longitude: 120.0531,
  licence_no: '92330110MA2GREEN9X',
  intro: '三代人做竹器，篮子、蒸笼、凉席，也修旧的。',
  contact: { name: '秦海燕', phone: '13800000023' },
} as const
