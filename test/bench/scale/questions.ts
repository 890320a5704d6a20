import type { In, Path } from '@contract/api'

export interface Question<P extends Path = Path> {
  what: string
  path: P
  input: In<P>
  /** Whether it may not be slower among a million; else its figures are told alone. */
  held: boolean
}

const ask = <P extends Path>(what: string, path: P, input: In<P>) =>
  ({ what, path, input, held: true }) as Question

const beside = <P extends Path>(...question: Parameters<typeof ask<P>>) => ({
  ...ask(...question),
  held: false,
})

const goods = '/tp5/api/ExchangeShop/Goods/lists'
const suggest = '/tp5/api/ExchangeShop/Goods/suggest'
const machines = '/tp5/api/ExchangeShop/selectMachine'
const orders = '/tp5/api/ExchangeOrder/lists'
const holdings = '/tp5/api/ExchangeShop/UserExchange/lists'
const points = '/tp5/api/ExchangeShop/UserPoints/detail'
const received = '/tp5/api/Campaign/receiveList'
const incomes = '/tp5/api/MyIncome/lists'
const spent = '/tp5/api/UserFee/feeLists'

/** All that is for sale in the bench is close by. */
const here = { lat: 31.2, lng: 109.4 }

/** Where machines of the bench are, at the edge of the town, a village away, and in another land. */
const inTown = { lat: 30.33, lng: 120.15 }
const atTheEdge = { lat: 30.19, lng: 119.99 }
const villageAway = { lat: 30.6, lng: 120.6 }
const abroad = { lat: 1.35, lng: 103.8 }

/** Days in the ledger's range. */
const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)

/** What is asked of the small shop and of the large one. `deep` are cursors far down each list. */
export const questions = (
  deep: Record<'goods' | 'byPoints' | 'orders' | 'holdings' | 'ledger', string>,
) => [
  ask('goods', goods, {}),
  ask('goods by points', goods, { sort: 'points' }),
  ask('goods by sales', goods, { sort: 'sold' }),
  ask('goods by age', goods, { sort: 'newest' }),
  ask('goods of a category', goods, { category_id: 3 }),
  ask('goods of a category by points', goods, { category_id: 3, sort: 'points' }),
  ask('goods that few points pay', goods, { affordable: 1 }),
  ask('coupons nearby', goods, { kind: 'coupon', sort: 'nearby', ...here } as object),
  ask('goods, deep', goods, { cursor: deep.goods }),
  ask('goods by points, deep', goods, { sort: 'points', cursor: deep.byPoints }),
  ask('head of the shop', '/tp5/api/ExchangeShop/Goods/home', {}),
  ask('search 大米', goods, { words: '大米' }),
  ask('search 东北大米', goods, { words: '东北大米' }),
  beside('search 大米 by points', goods, { words: '大米', sort: 'points' }),
  beside('search 大米 by sales', goods, { words: '大米', sort: 'sold' }),
  ask('search 大米 in vain', goods, { words: '大米航空母舰' }),
  ask('suggest 大米', suggest, { words: '大米' }),
  ask('suggest', suggest, {}),
  ask('orders', orders, {}),
  ask('orders that wait', orders, { state: 'paid' }),
  ask('orders to pay', orders, { state: 'unpaid' }),
  ask('orders under way', orders, { state: 'shipped' }),
  ask('orders that arrived', orders, { state: 'finished' }),
  ask('orders that were cancelled', orders, { state: 'cancelled' }),
  ask('orders that went back', orders, { state: 'refunded' }),
  ask('orders that are sent', orders, { way: 'parcel' }),
  ask('orders that are gone to', orders, { way: 'visit' }),
  ask('orders of a kind', orders, { kind: 'coupon' }),
  ask('orders, deep', orders, { cursor: deep.orders }),
  ask('orders by name', '/tp5/api/ExchangeOrder/search', { words: '东北大米' }),
  ask('orders in vain', '/tp5/api/ExchangeOrder/search', { words: '航空母舰' }),
  ask('how many orders wait', '/tp5/api/ExchangeOrder/waiting', {}),
  ask('wallet', holdings, {}),
  ask('wallet, usable', holdings, { state: 'usable' }),
  ask('wallet, used', holdings, { state: 'used' }),
  ask('wallet, expired', holdings, { state: 'expired' }),
  ask('wallet, deep', holdings, { cursor: deep.holdings }),
  ask('rights and what expires soon', '/tp5/api/ExchangeShop/UserRightsCenter/detail', {}),
  ask('ledger with its totals', points, {}),
  ask('ledger of a month', points, { start_time: day(60), end_time: day(30) }),
  ask('ledger, deep', points, { cursor: deep.ledger }),
  ask('received', received, {}),
  ask('received, an address missing', received, { standing: 'waiting' }),
  ask('received, of use', received, { standing: 'usable' }),
  ask('received, over', received, { standing: 'over' }),
  ask('how much was received', '/tp5/api/Campaign/receiveCount', {}),
  ask('earned, with its total', incomes, {}),
  ask('earned by tasks', incomes, { source: 'task' }),
  ask('earned in a month', incomes, { start_time: day(60), end_time: day(30) }),
  ask('dividends', '/tp5/api/UserDividend/lists', {}),
  ask('dividends in all', '/tp5/api/UserDividend/totals', {}),
  ask('what I hold and earned', '/tp5/api/MyIncome/accumulateIncome', {}),
  ask('where it came from', '/tp5/api/MyIncome/incomeRatio', {}),
  ask('money spent', spent, {}),
  ask('money spent in a month', spent, { start_time: day(60), end_time: day(30) }),
  ask('money spent, in all', '/tp5/api/UserFee/feeTotal', {}),
  ask('withdrawals', '/user/Center/getWithdrawList', {}),
  ask('machines in town', machines, { ...inTown } as object),
  ask('machines at the edge', machines, { ...atTheEdge } as object),
  ask('machines a village away', machines, { ...villageAway } as object),
  ask('machines from abroad', machines, { ...abroad } as object),
  ask('machines that take money', machines, { pay: 'money', ...inTown }),
  ask('machines, nobody knows where', machines, {}),
  ask('machines of a village', machines, { keyword: '柳湾村', ...inTown }),
  ask('machines of all villages', machines, { keyword: '村', ...inTown }),
  ask('a machine by its number', machines, { keyword: 'LJ-00017', ...inTown }),
  ask('a machine in vain', machines, { keyword: '月球', ...inTown }),
  ask('the nearest machine', '/tp5/api/ExchangeShop/OfflineGoods/lists', { ...inTown } as object),
  ask('points tasks', '/tp5/api/ExchangeShop/PointsTask/lists', {}),
]
