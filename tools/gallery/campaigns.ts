import type { Out } from '@contract/api'
import {
  arrived,
  type Campaign,
  type ModuleOf,
  type Outside,
  type Prize,
  type Receipt,
  type Teaser,
} from '@/parts/campaign/campaign'
import type { TakingPart } from '@/parts/campaign/act/useTakingPart'
import { goods } from './goods'
import { nothing } from './nothing'

const free = { points: 0, gold: 0, money: 0 }

export const prizeOf = (prize_key: string, name: string, rest: Partial<Prize> = {}): Prize => ({
  prize_key,
  name,
  note: '',
  value: '价值 39 元',
  picture: '/static/goods/mug.svg',
  tint: 'c',
  type: 'goods',
  amount: 0,
  goods_id: 12,
  stock: 600,
  left_today: null,
  odds: null,
  lamps: 0,
  price: free,
  was: 0,
  state: 'open',
  state_text: '可领取',
  how: [],
  needs: { address: 0 },
  ...rest,
})

const coffee = { value: '点单立减 10 元', picture: '/static/goods/ticket-coffee.svg' } as const
const cooker = { value: '价值 199 元', picture: '/static/goods/rice-cooker.svg' } as const

/** One of each state, one with a price, one with a long name. */
export const prizes: readonly Prize[] = [
  prizeOf('coffee', '檐下咖啡 10 元券', { ...coffee, tint: 'e', left_today: 26 }),
  prizeOf('mug', '搪瓷马克杯 450ml，外婆家的那一种', {
    note: '免运费寄到家',
    needs: { address: 1 },
  }),
  prizeOf('paid', '邻家生活超市买菜券', { price: { ...free, points: 600, money: 590 }, was: 1200 }),
  prizeOf('lamp', '点灯礼包', { state: 'locked', state_text: '点亮 6 盏解锁', lamps: 6 }),
  prizeOf('next', '第二天的一份', { state: 'locked', state_text: '领过“第一天的一份”后解锁' }),
  prizeOf('mine', '新邻居积分', { state: 'received', state_text: '已领取', value: '500 积分' }),
  prizeOf('today', '囤货金币', { state: 'soldOutToday', state_text: '今日已领完', left_today: 0 }),
  prizeOf('gone', '柴火饭电饭煲', { ...cooker, state: 'soldOut', state_text: '已领完', stock: 0 }),
]

export const drawn: readonly Prize[] = [
  prizeOf('small', '积分小礼', { value: '1,000 积分', odds: 5500 }),
  prizeOf('cup', '搪瓷马克杯', { odds: 4350 }),
  prizeOf('grand', '柴火饭电饭煲', { ...cooker, odds: 150, stock: 50, left_today: 2 }),
]

export const receiptOf = (rest: Partial<Receipt> = {}): Receipt => ({
  receipt_id: 'e0d6d1a2-7c5d-4f06-9d0c-2e7a5a3f5b10',
  key: 'icbc-member',
  campaign: '工行持卡人会员体验',
  link: '/ICBCmemberExperience',
  success: '/getICBCsuccess',
  prize_key: 'month',
  name: '听雨有声书会员月卡',
  note: '',
  value: '价值 25 元',
  picture: '/static/goods/e-audiobook.svg',
  tint: 'a',
  type: 'code',
  amount: 0,
  state: 'done',
  state_text: '已领取',
  paid: null,
  code: 'TY26-8H3K-QM7P-2ZWD',
  holding_id: '',
  order_sn: '',
  phone: '138****5678',
  how: ['打开听雨有声书，在“我的”里点“兑换会员”。', '填入券码，当场开通一个月。'],
  next: { text: '去看看别的活动', link: '/' },
  received_at: '2026-11-20T09:12:00+08:00',
  expires_at: '2026-12-20T23:59:59+08:00',
  together: [],
  rule_version: '1',
  draw: null,
  ...rest,
})

/** How one of three came about. */
export const howDrawn: NonNullable<Receipt['draw']> = {
  odds_version: '2',
  published_at: '2026-11-20T08:30:00+08:00',
  drawn_at: '2026-11-20T09:12:00+08:00',
  promised: 0,
  total: 10_000,
  place: 5831,
  lots: [
    { name: '积分小礼', from: 1, to: 5650, left: 5127, drawn: 0 },
    { name: '搪瓷马克杯 450ml', from: 5651, to: 10_000, left: 311, drawn: 1 },
    { name: '柴火饭电饭煲', from: 0, to: 0, left: 0, drawn: 0 },
  ],
  sound: 1,
  check: null,
}

/** A prize that was drawn and waits to be told where to go. */
export const waitingReceipt = receiptOf({
  receipt_id: 'c1b5b7c0-1f1a-4a57-8a40-6a3f0d1e9c22',
  name: '搪瓷马克杯 450ml',
  value: '价值 39 元',
  picture: '/static/goods/mug.svg',
  tint: 'c',
  type: 'goods',
  state: 'waiting',
  state_text: '待填地址',
  code: '',
  how: ['抽中后填写收货地址，两天内寄出。'],
  next: { text: '填写收货地址', link: '' },
  expires_at: null,
  draw: howDrawn,
  together: [
    { receipt_id: 'a', name: '檐下咖啡 10 元券', value: '点单立减 10 元' },
    { receipt_id: 'b', name: '邻家生活超市 20 元券，满八十元可用', value: '20 元' },
  ],
})

export const campaignOf = (rest: Partial<Campaign> = {}): Campaign =>
  arrived({
    key: 'neighbourhood',
    kind: 'subject',
    title: '邻里见面礼',
    subtitle: '新老邻居都有份，选一样带回家',
    partner: null,
    look: { tone: 'brand', tint: 'a', scene: 'neighbourhood', motion: 'none' },
    state: 'open',
    state_text: '进行中',
    state_note: '',
    starts_at: '2026-11-01T00:00:00+08:00',
    ends_at: '2026-12-31T23:59:59+08:00',
    hours: '',
    changes_in: null,
    surplus: { left: 626, left_today: 26, total: 1200 },
    intro: ['每位邻居可以选一份见面礼。'],
    audience: ['完成手机验证的邻居都可以参加。'],
    limits: ['每人限领一份。'],
    terms: [],
    rule_version: '2026-11-01',
    steps: [
      { text: '登录邻集', done: 1 },
      { text: '选一份见面礼', done: 0 },
      { text: '领到手', done: 0 },
    ],
    pick: 'choose',
    prizes: [...prizes],
    price: free,
    card: 0,
    needs: { sms: 0, captcha: 0, phone: 0, card: 0, code: 0, machine: 0, address: 0, adult: '' },
    modules: [],
    share: { title: '邻里见面礼', text: '', link: '/subjectPage' },
    pages: { self: '/subjectPage', success: '/receivesuccess' },
    action: { do: 'choose', text: '领取', note: '', link: '' },
    entry: null,
    outside: null,
    order: null,
    orders: 0,
    receipts: [],
    mine: { phone: '138****5678', points: 12_480, gold: 300 },
    ...rest,
  })

/** A bank gives it: its name, its words and its phone. */
export const bankCampaign = campaignOf({
  key: 'icbc-member',
  title: '工行持卡人会员体验',
  subtitle: '用工商银行卡验证，领一个月有声书会员',
  partner: { name: '中国工商银行', note: '', phone: '95588' },
  prizes: [prizeOf('month', '听雨有声书会员月卡', { picture: '/static/goods/e-audiobook.svg' })],
  needs: { sms: 1, captcha: 1, phone: 0, card: 6, code: 1, machine: 0, address: 0, adult: '1.0' },
  orders: 2,
  receipts: [receiptOf(), waitingReceipt],
})

/** Paid with what one has. */
export const boxCampaign = campaignOf({
  key: 'blind-box-99',
  title: '顺手小盲盒',
  pick: 'draw',
  prizes: [...drawn],
  price: { points: 990, gold: 0, money: 990 },
  action: { do: 'pay', text: '买一个盲盒', note: '', link: '' },
})

export const partOf = (rest: Partial<TakingPart> = {}): TakingPart => ({
  told: { key: 'gift', device: '' },
  ownSeed: 'k3n8q2ax',
  prize: undefined,
  choose: nothing,
  act: nothing,
  asking: undefined,
  stopAsking: nothing,
  missing: undefined,
  checkLast: nothing,
  receive: nothing,
  pay: nothing,
  address: nothing,
  cancel: nothing,
  leave: nothing,
  busy: false,
  error: undefined,
  ...rest,
})

const teaser = (key: string, title: string, rest: Partial<Teaser>): Teaser => ({
  key,
  kind: 'subject',
  group: '见面礼和试用',
  title,
  note: '选一样带回家',
  link: '/subjectPage',
  state: 'open',
  state_text: '进行中',
  scene: 'neighbourhood',
  tone: 'brand',
  tint: 'a',
  ...rest,
})

export const teasers: Teaser[] = [
  teaser('neighbourhood', '邻里见面礼', {}),
  teaser('blind-box-99', '顺手小盲盒', { scene: 'blind-box', tint: 'd', note: '盒盒有礼' }),
  teaser('double-eleven', '双十一邻里囤货节，家家户户囤好货', {
    scene: 'double-eleven',
    tint: 'b',
    state: 'soldOutToday',
    state_text: '今日已领完',
    note: '先领囤货礼，再换整箱的米面粮油',
  }),
  teaser('monthly', '邻集月卡', { scene: 'month-card', tint: 'c', state_text: '即将开始' }),
  teaser('national-day', '国庆灯会', { scene: 'national-day', tint: 'e', state_text: '已结束' }),
]

export const lampsOf = (lit: number, mine: 0 | 1): NonNullable<Campaign['entry']> => ({
  entry_id: '6f0a9c3e-6a3e-4c57-9a58-0b3f2d7f1a11',
  mine,
  owner: mine ? '' : '陈*满',
  joined_at: '2026-11-18T20:00:00+08:00',
  ends_at: '2026-12-25T23:59:59+08:00',
  lit,
  goal: 9,
  lit_by: ['王*', '李*芳', '赵*国'].slice(0, lit).map((name) => ({
    name,
    at: '2026-11-19T08:30:00+08:00',
  })),
  may_light: mine,
  may_help: mine ? 0 : 1,
  note: mine ? '今天还可以自己点一盏' : '帮邻居点亮一盏，您得 5 积分',
  words: {
    whose: mine ? '我的灯' : '陈*满的灯',
    unit: '盏',
    by: '帮忙点灯',
    thanks: '点亮了，谢谢您帮忙',
  },
})

const picture = '/static/goods/mug.svg'

/** A partner's app that may be opened now, was opened, or has to wait. */
export const outsideOf = (rest: Partial<Outside> = {}): Outside => ({
  app: '柳岸瑜伽',
  note: '打开后选一节体验课，再回来领取',
  picture: '/static/goods/yoga.svg',
  tint: 'b',
  text: '打开柳岸瑜伽',
  opened: 0,
  confirms: 1,
  confirmed: 0,
  proof: '',
  may_open: 1,
  later: '',
  ways: {
    mini: { app_id: '', path: '' },
    scheme: '',
    url: '/yoga',
    download: { ios: '', android: '' },
  },
  ...rest,
})

/** One of every kind of piece that a page is composed of. */
export const modules = {
  prizes: { type: 'prizes', title: '选一份见面礼', prizes: ['coffee', 'mug'] },
  lamps: { type: 'lamps', title: '点灯进度' },
  house: {
    type: 'house',
    title: '盖到哪儿了',
    scene: 'house-wall',
    text: '墙砌好了，门窗也装上了',
    next: '再添 3 块砖：屋顶铺好，小屋完工',
  },
  outside: { type: 'outside', title: '合作方' },
  odds: {
    type: 'odds',
    title: '抽中概率',
    note: '哪一样送完，它的概率归“积分小礼”，当时就公布新的一版。',
    consolation: '积分小礼',
    version: '2',
    published_at: '2026-11-20T08:30:00+08:00',
    promised: '9f2c51d07be34a68c1d5e0f2a7b89346',
    guarantee: '连续 4 次没有抽到大件，第 5 次必得其一。您再抽 2 次必得。',
  },
  text: { type: 'text', title: '活动亮点', lines: ['天天有份，领完第二天零点再放。'] },
  rights: {
    type: 'rights',
    title: '会员权益',
    list: [
      { name: '买菜立减', value: '每周 5 元', how: '结账前出示会员码', picture },
      { name: '东苑停车', value: '2 小时', how: '在卡券里领停车券码', picture },
    ],
  },
  banner: {
    type: 'banner',
    title: '新米到村',
    note: '五常大米今日到货，先到先换',
    picture: '/static/goods/mug.svg',
    tint: 'b',
    link: '/exchangeShop',
  },
  links: {
    type: 'links',
    title: '还可以去',
    list: [
      { text: '兑换商城', note: '积分换好物', picture, tint: 'a', link: '/exchangeShop' },
      { text: '线下领取点：清溪村东苑服务站', note: '', picture, tint: 'c', link: '' },
    ],
  },
  goods: {
    type: 'goods',
    title: '本场好物',
    note: '用积分就能换',
    link: '/exchangeShop',
    list: goods.slice(0, 2),
  },
  tabs: {
    type: 'tabs',
    title: '分类囤货',
    tabs: [
      { tab_key: 'rice', text: '米面粮油' },
      { tab_key: 'wash', text: '洗衣清洁' },
    ],
  },
  campaigns: { type: 'campaigns', title: '正在进行', list: teasers.slice(0, 2) },
  receivers: {
    type: 'receivers',
    given: 1204,
    title: '邻居们领到了',
    list: [
      { name: '王*', what: '搪瓷马克杯', at: '2026-11-20T09:12:00+08:00' },
      { name: '李*芳', what: '檐下咖啡 10 元券', at: '2026-11-20T08:40:00+08:00' },
    ],
  },
} satisfies { [T in Campaign['modules'][number]['type']]: ModuleOf<T> }

type Rule = Out<'/tp5/api/Campaign/rule'>

/** Odds before and after something was gone. */
export const published: Rule['odds'] = [
  {
    version: '2',
    published_at: '2026-11-20T08:30:00+08:00',
    why: '“柴火饭电饭煲”送完，概率归“积分小礼”',
    shares: [
      { name: '积分小礼', odds: 5650 },
      { name: '搪瓷马克杯', odds: 4350 },
      { name: '柴火饭电饭煲', odds: 0 },
    ],
  },
  {
    version: '1',
    published_at: '2026-11-01T00:00:00+08:00',
    why: '按第 1 版规则公布',
    shares: [
      { name: '积分小礼', odds: 5500 },
      { name: '搪瓷马克杯', odds: 4350 },
      { name: '柴火饭电饭煲', odds: 150 },
    ],
  },
]

/** The second version of some rules. */
export const rule: Rule = {
  ...{
    key: 'blind-box-99',
    title: '顺手小盲盒',
    version: '2',
    in_force: 1,
    hours: '',
    partner: '',
  },
  ...{ starts_at: '2026-11-01T00:00:00+08:00', ends_at: '2026-12-31T23:59:59+08:00' },
  published_at: '2026-11-20T08:30:00+08:00',
  versions: [
    { version: '2', why: '换了一种马克杯', published_at: '2026-11-20T08:30:00+08:00' },
    { version: '1', why: '', published_at: '2026-11-01T00:00:00+08:00' },
  ],
  odds: published,
  audience: [],
  limits: [],
  terms: [],
}
