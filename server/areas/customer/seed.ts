import { dayMs } from '@server/calendar'
import type { Db } from '@server/database/database'
import { demo } from '@server/database/demo'
import { allVillages } from '@server/areas/village/village'
import type { SeedContext } from '../area'
import { edit } from './edit'
import { report } from './report'
import type { CustomerKind } from './rules'
import type { CustomerState } from './states'

interface Story {
  by: 'house' | 'otherHouse'
  name: string
  kind: CustomerKind
  contact: { name: string; phone: string }
  need: string
  daysAgo: number
  /** What followed, day by day. */
  then: readonly { after: number; said: string; state?: CustomerState }[]
}

const stories: readonly Story[] = [
  {
    ...{ by: 'house', name: '清溪豆腐坊', kind: 'shop', daysAgo: 96 },
    contact: { name: '丁师傅', phone: '13655550101' },
    need: '想在村口机器里卖豆浆和豆干，每天早上送',
    then: [
      { after: 3, said: '去看了作坊，有食品小作坊登记证', state: 'talking' },
      { after: 20, said: '谈好按卖出的结，签了一年', state: 'signed' },
    ],
  },
  {
    ...{ by: 'house', name: '柳湾卫生院', kind: 'place', daysAgo: 41 },
    contact: { name: '赵主任', phone: '13655550102' },
    need: '门诊大厅想放一台饮料柜，要能开票',
    then: [
      { after: 2, said: '约了现场看位置', state: 'talking' },
      { after: 30, said: '位置定在挂号处旁边，等院里批' },
    ],
  },
  {
    ...{ by: 'house', name: '禾田种子公司', kind: 'company', daysAgo: 12 },
    contact: { name: '钱经理', phone: '13655550103' },
    need: '春播前投一波任务，让村民认识新品种',
    then: [{ after: 4, said: '发了刊例，等回复', state: 'talking' }],
  },
  {
    ...{ by: 'house', name: '梅坞小学家委会', kind: 'other', daysAgo: 6 },
    contact: { name: '孙老师', phone: '13655550104' },
    need: '运动会的奖品，想用积分换',
    then: [],
  },
  {
    ...{ by: 'otherHouse', name: '南门理发店', kind: 'shop', daysAgo: 70 },
    contact: { name: '阿军', phone: '13655550105' },
    need: '想做优惠券',
    then: [
      { after: 5, said: '店里只收现金，暂时不做', state: 'talking' },
      { after: 6, said: '不做了', state: 'lost' },
    ],
  },
  {
    ...{ by: 'otherHouse', name: '渡口农机合作社', kind: 'company', daysAgo: 3 },
    contact: { name: '周社长', phone: '13655550106' },
    need: '农忙前招机手，想在村里发任务',
    then: [],
  },
]

/** By the people of the house, with what followed. */
export async function seedCustomers(tx: Db, { now, config }: SeedContext) {
  const [first] = await allVillages(tx)
  const key = config.dataKey
  for (const { by, name, kind, contact, need, daysAgo, then } of stories) {
    const { userId } = demo[by]
    const at = (after: number) => new Date(now.getTime() - (daysAgo - after) * dayMs)
    const customerId = await report(tx, {
      ...{ userId, key, name, kind, contact, need, villageId: first?.villageId, now: at(0) },
    })
    for (const { after, said, state } of then)
      await edit(tx, {
        ...{ customerId, userId, key, contact, need, state, said, now: at(after) },
      })
  }
}
