import type { Out } from '@contract/api'
import type { Role } from '@contract/call'
import { hasAllPages } from '@/platform/allPages'
import { routeNamed } from '@/routes/match'
import { isIn } from '@/routes/packages'
import type { RouteName } from '@/routes/route'
import type { IconName } from '@/ui/icons/drawings'

type Home = Out<'/tp5/api/Work/home'>
export type Wait = Home['first'][number]
export type Kind = Wait['kind']

/** How a list of things to do is shown: its picture, and what its button says. */
export const kinds: Record<Kind, { icon: IconName; way: string }> = {
  warnings: { icon: 'alert', way: '去看' },
  failures: { icon: 'refresh', way: '去看' },
  refills: { icon: 'truck', way: '去办' },
  contracts: { icon: 'doc', way: '去签' },
  faults: { icon: 'wrench', way: '去修' },
  installs: { icon: 'pin', way: '去装' },
  audits: { icon: 'check', way: '去验' },
  afterSales: { icon: 'refresh', way: '去处理' },
  locations: { icon: 'pin', way: '去审核' },
  partners: { icon: 'phone', way: '去答复' },
  residents: { icon: 'user', way: '去确认' },
}

interface Entry {
  icon: IconName
  name: string
  /** Where it leads, by the name of a route that takes no parameters. */
  route: RouteName
  /** What waits behind it. */
  kind?: Kind
}

interface Work {
  text: string
  icon: IconName
  entries: readonly Entry[]
}

/** What people are here besides neighbours, and where each of them works. */
export const works: Record<Role, Work> = {
  operator: {
    text: '运维员',
    icon: 'vending',
    entries: [
      { icon: 'vending', name: '货柜', route: 'windowManagement' },
      { icon: 'alert', name: '预警', route: 'earlyWarning', kind: 'warnings' },
      { icon: 'truck', name: '补货单', route: 'purchaseOrder', kind: 'refills' },
      { icon: 'box', name: '补货车', route: 'purchaseCart' },
      { icon: 'receipt', name: '销售', route: 'soldNote' },
      { icon: 'refresh', name: '异常订单', route: 'failOrder', kind: 'failures' },
      { icon: 'doc', name: '合约', route: 'machineBusiness', kind: 'contracts' },
    ],
  },
  owner: {
    text: '加盟老板',
    icon: 'shop',
    entries: [
      { icon: 'wallet', name: '收入', route: 'mineRevenue' },
      { icon: 'vending', name: '机器', route: 'managerMachine' },
      { icon: 'box', name: '单品', route: 'earningsItem' },
      { icon: 'user', name: '粉丝', route: 'minefans' },
      { icon: 'doc', name: '合约', route: 'machineBusiness', kind: 'contracts' },
    ],
  },
  maintainer: {
    text: '维护员',
    icon: 'wrench',
    entries: [
      { icon: 'wrench', name: '故障', route: 'bugLog', kind: 'faults' },
      { icon: 'pin', name: '装机', route: 'install', kind: 'installs' },
      { icon: 'check', name: '验收', route: 'check', kind: 'audits' },
      { icon: 'edit', name: '维护记录', route: 'upkeepLog' },
      { icon: 'clock', name: '我的考核', route: 'performance' },
    ],
  },
  steward: {
    text: '村管家',
    icon: 'home',
    entries: [
      { icon: 'home', name: '我的村', route: 'housekeepBackground' },
      { icon: 'user', name: '确认住户', route: 'userAuthList', kind: 'residents' },
      { icon: 'bolt', name: '机器实况', route: 'housekeepMonitor' },
      { icon: 'vending', name: '机器', route: 'machineManagement' },
      { icon: 'address', name: '住户', route: 'tenant' },
      { icon: 'eye', name: '用户分析', route: 'userAnalysis' },
    ],
  },
  merchant: {
    text: '店员',
    icon: 'store',
    entries: [
      { icon: 'scan', name: '核销', route: 'merchantRedeem' },
      { icon: 'store', name: '我的店', route: 'merchantSettle' },
      { icon: 'receipt', name: '核销记录', route: 'merchantOrder' },
      { icon: 'coupon', name: '服务和套餐', route: 'merchantOffers' },
    ],
  },
  advertiser: {
    text: '广告主',
    icon: 'bell',
    entries: [
      { icon: 'store', name: '投放', route: 'advertisersBackground' },
      { icon: 'doc', name: '活动', route: 'advertisingActivity' },
      { icon: 'wallet', name: '钱包', route: 'advertiserswallet' },
      { icon: 'receipt', name: '账单', route: 'advertisersbill' },
    ],
  },
  house: {
    text: '平台',
    icon: 'home',
    entries: [
      { icon: 'eye', name: '平台广告', route: 'advertisingHouse' },
      { icon: 'refresh', name: '处理售后', route: 'afterSales', kind: 'afterSales' },
      { icon: 'user', name: '客户报备', route: 'customerSubmission' },
      { icon: 'store', name: '商家', route: 'merchantHelper' },
    ],
  },
  developer: {
    text: '拓展员',
    icon: 'pin',
    entries: [
      { icon: 'pin', name: '点位', route: 'locationDevelop' },
      { icon: 'check', name: '审核', route: 'locationAudit', kind: 'locations' },
      { icon: 'receipt', name: '报表', route: 'dataReport', kind: 'partners' },
      { icon: 'store', name: '招商', route: 'attractInvestment' },
    ],
  },
}

/** Those that this app has a page for. */
export const entriesOf = (role: Role): readonly Entry[] =>
  works[role].entries.filter(({ route }) => hasAllPages || isIn(__APP__, routeNamed(route)))

/** How much waits in all, or for one of the things that I am. */
export const sumOf = (home: Pick<Home, 'lists'>, role?: Role): number =>
  home.lists
    .filter((list) => !role || list.role === role)
    .reduce((sum, { count }) => sum + count, 0)
