import { go } from '@/navigation/go'
import { hasAllPages } from '@/platform/allPages'
import type { User } from '@/session/session'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import type { IconName } from '@/ui/icons/drawings'

type Roles = User['roles']

interface Way {
  role: Roles[number]
  icon: IconName
  title: string
  /** As what it is meant. */
  value: string
  open: () => Promise<unknown>
}

const ways: readonly Way[] = [
  {
    ...{ role: 'merchant', icon: 'store', title: '核销券码', value: '店员' },
    open: () => go('merchantRedeem'),
  },
  {
    ...{ role: 'merchant', icon: 'shop', title: '我的店', value: '店员' },
    open: () => go('merchantSettle'),
  },
  {
    ...{ role: 'advertiser', icon: 'store', title: '广告投放', value: '广告主' },
    open: () => go('advertisersBackground'),
  },
  {
    ...{ role: 'owner', icon: 'vending', title: '机器收入', value: '加盟老板' },
    open: () => go('mineRevenue'),
  },
  {
    ...{ role: 'maintainer', icon: 'wrench', title: '装机和维修', value: '维护' },
    open: () => go('bugLog'),
  },
  {
    ...{ role: 'steward', icon: 'home', title: '管家工作台', value: '村管家' },
    open: () => go('housekeepBackground'),
  },
  {
    ...{ role: 'operator', icon: 'vending', title: '货柜管理', value: '运维' },
    open: () => go('windowManagement'),
  },
  {
    ...{ role: 'house', icon: 'store', title: '平台广告', value: '只看' },
    open: () => go('advertisingHouse'),
  },
  {
    ...{ role: 'house', icon: 'user', title: '报备客户', value: '平台' },
    open: () => go('customerSubmission'),
  },
  {
    ...{ role: 'house', icon: 'shop', title: '商家助手', value: '平台' },
    open: () => go('merchantHelper'),
  },
  {
    ...{ role: 'house', icon: 'refresh', title: '处理售后', value: '平台' },
    open: () => go('afterSales'),
  },
  {
    ...{ role: 'developer', icon: 'pin', title: '点位开发', value: '拓展' },
    open: () => go('locationDevelop'),
  },
]

/** What else there is for whoever is more than a neighbour. */
export function MyWork({ roles }: { roles: Roles }) {
  if (roles.length === 0) return null
  // operators have an app of their own; a browser has every page
  const mine = ways.filter(
    ({ role }) => roles.includes(role) && (role !== 'operator' || hasAllPages),
  )
  return (
    <Card bare>
      <Cell icon="clock" title="工作台" value="等我办的事" onPress={() => void go('work')} />
      {mine.map(({ icon, title, value, open }) => (
        <Cell key={title} icon={icon} title={title} value={value} onPress={() => void open()} />
      ))}
    </Card>
  )
}
