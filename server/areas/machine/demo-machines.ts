import type { Tint } from '@contract/catalogue/goods'
export interface DemoMachine {
  sn: string
  name: string
  village: string
  address: string
  at: [latitude: number, longitude: number]
  temperature: number | null
  /** Slots by number where they differ from the usual: how many are left, or that one is stuck. */
  slots?: Record<string, number | 'stuck'>
  /** Minutes since the last heartbeat, for a machine that has stopped. */
  silentFor?: number | 'never'
}

const east = '清溪村·东苑'
const west = '清溪村·西苑'
const bay = '柳湾村·北里'
const hollow = '梅坞村'

export const mine: DemoMachine[] = [
  {
    sn: 'LJ-0107',
    name: '东苑南门 01',
    village: east,
    address: '南门门卫室旁',
    at: [30.3781, 120.0217],
    temperature: 42,
    slots: { A3: 1, A5: 0, B3: 1, C2: 'stuck', C4: 1 },
  },
  {
    sn: 'LJ-0108',
    name: '东苑北门 02',
    village: east,
    address: '北门快递架对面',
    at: [30.3812, 120.0221],
    temperature: 39,
  },
  {
    sn: 'LJ-0112',
    name: '东苑驿站 03',
    village: east,
    address: '邻里驿站 1 楼',
    at: [30.3796, 120.0232],
    temperature: 40,
    slots: { A1: 2, B5: 1 },
  },
  {
    sn: 'LJ-0118',
    name: '村卫生室 01',
    village: west,
    address: '卫生室候诊区',
    at: [30.3744, 120.0083],
    temperature: 39,
  },
  {
    sn: 'LJ-0121',
    name: '西苑广场 02',
    village: west,
    address: '广场东侧风雨廊',
    at: [30.3751, 120.0095],
    temperature: 51,
    slots: { B1: 'stuck', B2: 'stuck' },
  },
  {
    sn: 'LJ-0125',
    name: '西苑小学 03',
    village: west,
    address: '小学接送等候区',
    at: [30.3738, 120.0108],
    temperature: 41,
  },
  {
    sn: 'LJ-0132',
    name: '柳湾广场 01',
    village: bay,
    address: '广场舞台西侧',
    at: [30.4013, 120.0522],
    temperature: 46,
    silentFor: 18,
    slots: { A2: 0 },
  },
  {
    sn: 'LJ-0133',
    name: '柳湾公交站 02',
    village: bay,
    address: '公交首末站候车室',
    at: [30.4021, 120.0508],
    temperature: 38,
  },
  {
    sn: 'LJ-0136',
    name: '柳湾球场 03',
    village: bay,
    address: '乒羽馆一楼大厅',
    at: [30.4007, 120.0537],
    temperature: 37,
    slots: { A4: 0 },
  },
  {
    sn: 'LJ-0139',
    name: '柳湾新村 04',
    village: bay,
    address: '新村 3 幢架空层',
    at: [30.4032, 120.0541],
    temperature: null,
    silentFor: 'never',
  },
  {
    sn: 'LJ-0140',
    name: '村委会大厅 01',
    village: east,
    address: '便民服务大厅',
    at: [30.3802, 120.0205],
    temperature: 40,
  },
  {
    sn: 'LJ-0141',
    name: '老年食堂 01',
    village: west,
    address: '长者食堂门厅',
    at: [30.3757, 120.0076],
    temperature: 43,
    slots: { C5: 0 },
  },
]

export const others: DemoMachine[] = [
  {
    sn: 'LJ-0201',
    name: '梅坞村口 01',
    village: hollow,
    address: '村口牌坊内侧',
    at: [30.3655, 120.0312],
    temperature: 40,
  },
  {
    sn: 'LJ-0202',
    name: '梅坞茶场 02',
    village: hollow,
    address: '茶场游客中心',
    at: [30.3641, 120.0335],
    temperature: 44,
    slots: { B4: 1 },
  },
  {
    sn: 'LJ-0203',
    name: '梅坞车站 03',
    village: hollow,
    address: '候车亭旁',
    at: [30.3663, 120.0298],
    temperature: 39,
    silentFor: 240,
  },
  {
    sn: 'LJ-0204',
    name: '梅坞卫生站 04',
    village: hollow,
    address: '卫生站门厅',
    at: [30.3649, 120.0321],
    temperature: 41,
  },
  {
    sn: 'LJ-0205',
    name: '梅坞小学 05',
    village: hollow,
    address: '校门口家长等候亭',
    at: [30.3634, 120.0309],
    temperature: 40,
    slots: { A1: 1, A2: 0 },
  },
  {
    sn: 'LJ-0206',
    name: '梅坞民宿街 06',
    village: hollow,
    address: '民宿街 12 号旁',
    at: [30.3628, 120.0341],
    temperature: 42,
  },
  {
    sn: 'LJ-0207',
    name: '梅坞古井 07',
    village: hollow,
    address: '古井广场长廊',
    at: [30.3645, 120.0302],
    temperature: 38,
  },
  {
    sn: 'LJ-0211',
    name: '东苑健身房 04',
    village: east,
    address: '健身房前台旁',
    at: [30.3789, 120.0241],
    temperature: 37,
    slots: { A1: 3 },
  },
  {
    sn: 'LJ-0212',
    name: '东苑地库 05',
    village: east,
    address: '地下车库 B 区电梯厅',
    at: [30.3793, 120.0211],
    temperature: 36,
  },
  {
    sn: 'LJ-0213',
    name: '东苑幼儿园 06',
    village: east,
    address: '幼儿园接送区',
    at: [30.3808, 120.0236],
    temperature: 40,
  },
  {
    sn: 'LJ-0214',
    name: '东苑洗衣房 07',
    village: east,
    address: '自助洗衣房内',
    at: [30.3786, 120.0225],
    temperature: null,
    slots: { B2: 'stuck' },
  },
  {
    sn: 'LJ-0221',
    name: '西苑农贸市场 04',
    village: west,
    address: '农贸市场南门',
    at: [30.3746, 120.0079],
    temperature: 44,
  },
  {
    sn: 'LJ-0222',
    name: '西苑垂钓平台 05',
    village: west,
    address: '滨溪平台遮阳棚下',
    at: [30.3729, 120.0069],
    temperature: 45,
    slots: { A1: 0, A2: 0 },
  },
  {
    sn: 'LJ-0223',
    name: '西苑北门 06',
    village: west,
    address: '北门岗亭旁',
    at: [30.3763, 120.0091],
    temperature: 40,
  },
  {
    sn: 'LJ-0231',
    name: '柳湾绿道口 05',
    village: bay,
    address: '绿道入口服务站',
    at: [30.3998, 120.0513],
    temperature: 39,
  },
  {
    sn: 'LJ-0232',
    name: '柳湾沿河街 06',
    village: bay,
    address: '沿河街 9 号',
    at: [30.4016, 120.0517],
    temperature: 41,
  },
  {
    sn: 'LJ-0233',
    name: '柳湾文体中心 07',
    village: bay,
    address: '文体中心二楼',
    at: [30.4009, 120.0529],
    temperature: 38,
    slots: { C1: 0 },
  },
  {
    sn: 'LJ-0234',
    name: '柳湾停车场 08',
    village: bay,
    address: '停车场缴费亭旁',
    at: [30.4026, 120.0526],
    temperature: 40,
  },
]

/** What stands in a slot, how many fit, how many a full round leaves. */
interface Stand {
  slot: string
  title: string
  intro: string
  image: string
  tint: Tint
  capacity: number
  stock: number
  points?: number
  gold?: number
  money: number
  limit?: number
}

const water = {
  title: '山泉水 550ml',
  intro: '清溪源头水，常温',
  image: 'drink',
  tint: 'b',
  points: 150,
  gold: 15,
  money: 200,
} as const
const soda = {
  title: '山楂汽水 330ml',
  intro: '酸甜带气，冷藏出柜',
  image: 'can',
  tint: 'd',
  points: 280,
  gold: 28,
  money: 350,
} as const
const chips = {
  title: '烘焙薯片 70g',
  intro: '非油炸，原味',
  image: 'snack',
  tint: 'c',
  points: 420,
  gold: 42,
  money: 500,
} as const

/** Three rows of five. */
export const planogram: Stand[] = [
  { slot: 'A1', ...water, capacity: 8, stock: 7 },
  { slot: 'A2', ...water, capacity: 8, stock: 5 },
  { slot: 'A3', ...soda, capacity: 8, stock: 6 },
  { slot: 'A4', ...soda, capacity: 8, stock: 6 },
  {
    slot: 'A5',
    title: '纯牛奶 250ml',
    intro: '当日配送，冷藏',
    image: 'milk',
    tint: 'b',
    capacity: 6,
    stock: 4,
    points: 320,
    gold: 32,
    money: 400,
    limit: 2,
  },
  { slot: 'B1', ...chips, capacity: 6, stock: 4 },
  { slot: 'B2', ...chips, capacity: 6, stock: 6 },
  {
    slot: 'B3',
    title: '龙井茶 小罐',
    intro: '梅坞茶场，一罐一泡',
    image: 'tea',
    tint: 'e',
    capacity: 6,
    stock: 5,
    points: 880,
    money: 990,
  },
  {
    slot: 'B4',
    title: '灰枣 小袋',
    intro: '免洗，约 60g',
    image: 'dates',
    tint: 'd',
    capacity: 8,
    stock: 5,
    points: 360,
    gold: 36,
    money: 450,
  },
  {
    slot: 'B5',
    title: '脐橙 单只',
    intro: '洗净独立装',
    image: 'orange',
    tint: 'c',
    capacity: 8,
    stock: 8,
    points: 240,
    gold: 24,
    money: 300,
  },
  {
    slot: 'C1',
    title: '抽纸 单包',
    intro: '3 层 100 抽',
    image: 'tissue',
    tint: 'a',
    capacity: 4,
    stock: 3,
    points: 260,
    gold: 26,
    money: 320,
  },
  {
    slot: 'C2',
    title: '晴雨伞',
    intro: '三折，防晒涂层',
    image: 'umbrella',
    tint: 'a',
    capacity: 3,
    stock: 2,
    points: 2600,
    money: 2900,
  },
  {
    slot: 'C3',
    title: '土鸡蛋 6 枚',
    intro: '柳湾散养，当日装盒',
    image: 'eggs',
    tint: 'e',
    capacity: 4,
    stock: 2,
    points: 980,
    gold: 98,
    money: 1180,
    limit: 1,
  },
  {
    slot: 'C4',
    title: '红富士 单只',
    intro: '洗净独立装',
    image: 'apple',
    tint: 'd',
    capacity: 4,
    stock: 3,
    points: 260,
    gold: 26,
    money: 320,
  },
  {
    slot: 'C5',
    title: '保温杯 500ml',
    intro: '316 内胆，保温 12 小时',
    image: 'thermos',
    tint: 'b',
    capacity: 3,
    stock: 3,
    points: 3600,
    gold: 360,
    money: 4900,
  },
]
