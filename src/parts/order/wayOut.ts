import { go } from '@/navigation/go'
import { isRefusal } from '@/request/refusalCodes'

/** Where to go when an exchange was refused. */
export interface WayOut {
  text: string
  follow: () => Promise<unknown>
}

type Refusal = Parameters<typeof isRefusal>[1]

const toOrders = () => go('exchangeLog')
const toShop = () => go('exchangeShop')
const toTasks = () => go('pointsTask')

const ways: readonly [Refusal, WayOut][] = [
  ['pointsShort', { text: '去赚积分', follow: toTasks }],
  // tasks bring points alone
  ['goldShort', { text: '去赚金币', follow: () => go('makeMoney') }],
  ['soldOut', { text: '看看别的', follow: toShop }],
  ['offShelf', { text: '看看别的', follow: toShop }],
  ['limitReached', { text: '看订单', follow: toOrders }],
  ['ticketSpent', { text: '我的兑换', follow: toOrders }],
  ['identityNeeded', { text: '去实名', follow: () => go('authentication') }],
  ['addressNeeded', { text: '选地址', follow: () => go('userAddress', { choose: 1 }) }],
]

export const wayOutOf = (thrown: unknown): WayOut | undefined =>
  ways.find(([refusal]) => isRefusal(thrown, refusal))?.[1]
