import { adCase, tasksOf } from '@server/areas/advertiser/advertiser'
import { businessDay } from '@server/calendar'
import type { DeskCase } from '@server/call/desk-case'
import type { Db } from '@server/database/database'
import { countCodes, type Gift, giftsWritten } from './gifts'

/** A campaign as the house looks at it, with what its tasks give beside. */
export const adWithGiftsCase: DeskCase = {
  ...adCase,
  async show(context, id) {
    const shown = await adCase.show(context, id)
    return { ...shown, facts: [...shown.facts, ...(await giftFacts(context.db, Number(id)))] }
  },
}

async function giftFacts(db: Db, campaignId: number): Promise<(readonly [string, string])[]> {
  const tasks = await tasksOf(db, [campaignId])
  const ids = tasks.map(({ taskId }) => taskId)
  const [gifts, counted] = [await giftsWritten(db, ids), await countCodes(db, ids)]
  return tasks.flatMap(({ taskId, level, title }) =>
    gifts
      .filter((gift) => gift.taskId === taskId)
      .map(
        (gift) =>
          [`第 ${level} 关 ${title} 另送`, wordsOf(gift, counted.get(taskId)?.codes ?? 0)] as const,
      ),
  )
}

const wordsOf = ({ title, how, validUntil }: Gift, codes: number) =>
  [title, how, `有效期到 ${businessDay(validUntil)}，${codes} 个券码`].join('\n')
