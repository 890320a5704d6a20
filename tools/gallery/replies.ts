import type { Out, Path } from '@contract/api'
import type { User } from '@/session/session'
import { afterSales } from './afterSales'
import { campaignOf, receiptOf } from './campaigns'
import { goods, packet } from './goods'
import { detailOf, machineOf, slots } from './machines'

const digits =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 44"><rect width="120" height="44" fill="#eee"/>' +
      '<text x="60" y="32" font-size="28" letter-spacing="8" text-anchor="middle">4827</text></svg>',
  )

const captcha = { captcha_id: 'f4d4a55e-52d3-4c0e-9b0c-9b2a4f8c1d20' }

const home = {
  name: '陈小满',
  phone: '138****5678',
  region_code: '330110',
  province: '浙江省',
  city: '杭州市',
  district: '余杭区',
}

/** Whoever looks at the gallery. */
export const neighbour = {
  user_id: '01890000-0000-7000-8000-000000000001',
  nickname: '陈小满',
  phone: '138****5678',
  roles: [],
  access_token: 'gallery',
} satisfies User

type Replies = { [P in Path]?: Out<P> | ((asked: URLSearchParams) => Out<P>) }

/** What the calls of the pieces are answered here, where no server is. */
const replies: Replies = {
  '/tp5/api/Common/config': {
    agreement_version: '2026-11-01',
    service_phone: '400-820-1905',
    service: { hours: '', chat: '' },
    sms_resend_seconds: 60,
    wechat_appid: '',
    closed: [],
    app: { link: '', ios: '', android: '' },
  },
  '/tp5/api/ExchangeShop/Goods/detail': packet,
  '/user/Center/index': {
    ...neighbour,
    points: 12_480,
    gold: 300,
    earnings: { balance: 12_86, today: 3_50, waiting: 8_20 },
    avatar: '',
    avatar_hidden: 0,
    closes_at: null,
    agreement_due: 0,
    unread: 3,
  },
  '/user/login/logout': {},
  '/user/address/index': {
    list: [
      { ...home, address_id: 1, detail: '清溪村东苑 3 幢 2 单元 501 室', is_default: 1 },
      { ...home, address_id: 2, name: '陈大山', detail: '西溪里 8 号', is_default: 0 },
    ],
    max: 20,
  },
  '/tp5/api/Codevalidates/captcha': (asked) =>
    asked.get('kind') === 'sum'
      ? { ...captcha, kind: 'sum', image: '', question: '三 加 五 等于几？' }
      : { ...captcha, kind: 'picture', image: digits, question: '' },
  '/tp5/api/OrderSaleService/list': (asked) => ({
    list: afterSales.filter(({ order_sn }) => order_sn === asked.get('order_sn')),
    next: null,
  }),
  '/tp5/api/OfflineOrder/waiting': { under_way: 2 },
  '/tp5/api/Campaign/detail': campaignOf(),
  '/tp5/api/Campaign/click': {},
  '/tp5/api/Campaign/receiveDetail': receiptOf(),
  '/tp5/api/Campaign/goodsList': { list: goods.slice(2), next: 'more' },
  '/tp5/api/ExchangeShop/OfflineGoods/lists': {
    machine: machineOf({ distance: null }),
    chosen: 1,
    slots,
  },
  '/tp5/api/ExchangeShop/OfflineGoods/detail': detailOf(slots[0]!),
  '/tp5/api/IterContact/show': {
    contact: { name: '周海', phone: '13800000009', hours: '8:00–20:00' },
  },
  '/tp5/api/GoodsReview/lists': {
    list: [
      {
        review_id: '01890000-0000-7000-8000-0000000000a1',
        name: '陈**',
        stars: 5,
        words: '米很香，送到三楼也没多说一句。',
        pictures: [],
        answer: '谢谢，下次还给您送上楼。',
        created_at: '2026-11-12T01:30:00.000Z',
      },
    ],
    next: null,
    score: { count: 12, average: 4.6, pictured: 3, good: 10, middling: 1, bad: 1 },
  },
  '/tp5/api/Agreement/detail': {
    title: '邻集用户协议',
    version: '2026-11-01',
    effective_at: '2026-11-01',
    in_force: 1,
    versions: [{ version: '2026-11-01', effective_at: '2026-11-01' }],
    sections: [
      { heading: '一、我们提供什么', paragraphs: ['邻集让邻居用积分和金币换到身边的好物。'] },
      { heading: '二、您的账号', paragraphs: ['一个手机号是一个账号，请不要借给别人使用。'] },
    ],
  },
}

const isPath = (path: string): path is Path => path in replies

export function answerCalls(): void {
  window.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    const here = location.origin === 'null' ? 'http://gallery' : location.href
    const { pathname, searchParams } = new URL(url, here)
    if (!isPath(pathname)) throw new Error(`The gallery has no reply to ${pathname}`)
    const asked = typeof init?.body === 'string' ? new URLSearchParams(init.body) : searchParams
    const reply = replies[pathname]
    const data = typeof reply === 'function' ? reply(asked) : reply
    return Response.json({ error: 0, message: '', data })
  }
}
