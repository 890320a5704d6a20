import { type SQL, sql } from 'drizzle-orm'
import type { Out } from '@contract/api'
import type { Db } from '@server/database/database'

export type Received = Out<'/tp5/api/Campaign/receiveList'>['list'][number]
type Standing = Received['standing']

export interface Receiver {
  db: Db
  userId: string
  now: Date
}

/** What an area puts into people's hands, as the one list of all that somebody received has it. */
export interface Receiving {
  /** Tells its rows from those of other areas. */
  source: string
  /**
   * All that somebody has of it: `id`, `at`, `standing`, `campaign` (its key), `bought` (the order it
   * came of), and what it became where that has a row of its own: `thing` (a holding), `parcel` (an
   * order). Null where there is none.
   */
  rows: (receiver: Omit<Receiver, 'db'>) => SQL
  show: (receiver: Receiver, ids: readonly string[]) => Promise<ReadonlyMap<string, Received>>
}

interface Told {
  standing: Standing
  text: string
}

/** How what was received stands, by its state or that of what it became, and in which part of the list. */
const told: Readonly<Record<string, Told>> = {
  address: { standing: 'waiting', text: '待填地址' },
  usable: { standing: 'usable', text: '可用' },
  waiting: { standing: 'usable', text: '待领取' },
  offered: { standing: 'usable', text: '转赠中' },
  paid: { standing: 'usable', text: '待发货' },
  packing: { standing: 'usable', text: '正在打包' },
  shipped: { standing: 'usable', text: '运送中' },
  credited: { standing: 'over', text: '已到账' },
  finished: { standing: 'over', text: '已收到' },
  used: { standing: 'over', text: '已用完' },
  given: { standing: 'over', text: '已转赠' },
  expired: { standing: 'over', text: '已过期' },
  refunded: { standing: 'over', text: '已退回' },
  cancelled: { standing: 'over', text: '已取消' },
}

const other: Told = { standing: 'over', text: '已完成' }

/** What became of it in words. */
export const tellNow = (state: string): Told => told[state] ?? other

const statesOf = (standing: Standing) =>
  sql.param(Object.keys(told).filter((state) => told[state]!.standing === standing))

/** The same in a query. */
export const standingIn = (state: SQL) => sql<Standing>`case
  when ${state} = any (${statesOf('waiting')}) then 'waiting'
  when ${state} = any (${statesOf('usable')}) then 'usable' else 'over' end`
