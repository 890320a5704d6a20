import type { Out } from '@contract/api'
import type { Role } from '@contract/call'
import type { Context } from '@server/call/handler'
import type { Badge } from '@server/areas/front-page'

type Entry = Out<'/tp5/api/Index/page'>['entries'][number]
type Asking = Pick<Context<'/tp5/api/Index/page'>, 'db' | 'user'>

interface Place extends Pick<Entry, 'key' | 'text' | 'icon' | 'link'> {
  /** Only for people who hold this role. */
  role?: Role
  /** Where what its badge counts is seen to, where that is not the same. */
  waiting?: string
}

/** The grid of the home page, in its order. */
const places: readonly Place[] = [
  { key: 'shop', text: '兑换商城', icon: 'shop', link: '/exchangeShop' },
  { key: 'machines', text: '身边机器', icon: 'vending', link: '/exchangeShop/OnlineMachine' },
  { key: 'tasks', text: '做任务', icon: 'points', link: '/exchangeShop/Task' },
  { key: 'holdings', text: '我的卡券', icon: 'coupon', link: '/exchangeShop/holdings' },
  {
    key: 'campaigns',
    text: '邻里活动',
    icon: 'gift',
    link: '/subjectPage',
    waiting: '/received?standing=waiting',
  },
  { key: 'orders', text: '我的兑换', icon: 'box', link: '/exchangeShop/ExchangeLog' },
  { key: 'ledger', text: '收支明细', icon: 'wallet', link: '/exchangeShop/DataLog' },
  { key: 'earn', text: '赚积分', icon: 'gold', link: '/makeMoney' },
  {
    key: 'operator',
    text: '运营管理',
    icon: 'wrench',
    link: '/iter/windowManagement',
    role: 'operator',
  },
  {
    key: 'merchant',
    text: '扫码核销',
    icon: 'store',
    link: '/merchantsSettle/redeem',
    role: 'merchant',
  },
  {
    key: 'advertiser',
    text: '广告投放',
    icon: 'store',
    link: '/advertisersBackground',
    role: 'advertiser',
  },
  {
    key: 'house',
    text: '平台广告',
    icon: 'store',
    link: '/advertisingHouse',
    role: 'house',
  },
]

/** With what waits behind each, as its area says. */
export async function entriesFor(
  asking: Asking,
  badges: Readonly<Record<string, Badge>>,
): Promise<Entry[]> {
  const open = places.filter(({ role }) => !role || asking.user?.roles.includes(role))
  return Promise.all(
    open.map(async ({ key, text, icon, link, role, waiting }) => {
      const badge = (await badges[key]?.(asking)) ?? 0
      return {
        key,
        text,
        icon,
        link: badge > 0 ? (waiting ?? link) : link,
        badge,
        role: role ? 1 : 0,
      }
    }),
  )
}
