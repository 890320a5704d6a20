import { addCodes } from '@server/areas/ad-gift/codes'
import { adGifts } from '@server/areas/ad-gift/tables'
import { dayMs } from '@server/calendar'
import type { Config } from '@server/config'
import type { Database } from '@server/database/database'

interface Place {
  database: Database
  config: Config
}

interface Given {
  taskId: number
  codes: readonly string[]
  now?: Date
  /** Of how many days ahead. */
  days?: number
}

/** What a task gives beside its reward, with its codes. */
export const newGift = ({ database, config }: Place, given: Given) =>
  database.transaction(async (tx) => {
    const { taskId, codes, now = new Date(), days = 60 } = given
    await tx.insert(adGifts).values({
      ...{ taskId, title: '满 50 减 10 券', how: '结账时出示\n每单用一张', createdAt: now },
      validUntil: new Date(now.getTime() + days * dayMs),
    })
    await addCodes(tx, config.dataKey, { taskId, codes })
  })
