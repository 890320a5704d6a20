import { createHash } from 'node:crypto'
import { openAdvertiser, ownCampaigns, tasksOf } from '@server/areas/advertiser/advertiser'
import { endOfDayAfter } from '@server/calendar'
import type { Db } from '@server/database/database'
import { demo } from '@server/database/demo'
import { demoFile } from '@server/database/demo-files'
import type { SeedContext } from '../area'
import { addCodes } from './codes'
import { adGifts } from './tables'

interface DemoGift {
  title: string
  how: string
  validDays: number
  /** What each begins with, and how many there are. */
  codes: { start: string; number: number }
}

interface Story {
  who: 'advertiser' | 'otherAdvertiser' | 'thirdAdvertiser'
  campaigns: readonly {
    title: string
    tasks: readonly { title: string; gift?: DemoGift }[]
  }[]
}

/** Codes that come beside the rewards of some campaigns. */
export async function seedAdGifts(tx: Db, context: SeedContext) {
  const stories = JSON.parse(demoFile('ads.json')) as Story[]
  for (const { who, campaigns } of stories) {
    const { advertiserId } = await openAdvertiser(tx, demo[who].userId)
    const { list } = await ownCampaigns(tx, { advertiserId })
    for (const story of campaigns) {
      const campaign = list.find(({ title }) => title === story.title)
      const tasks = campaign ? await tasksOf(tx, [campaign.campaignId]) : []
      for (const { title, gift } of story.tasks) {
        const task = tasks.find((one) => one.title === title)
        if (task && gift) await plant(tx, task.taskId, gift, context)
      }
    }
  }
}

async function plant(tx: Db, taskId: number, gift: DemoGift, { now, config }: SeedContext) {
  const { title, how, validDays, codes } = gift
  const validUntil = endOfDayAfter(now, validDays)
  await tx.insert(adGifts).values({ taskId, title, how, validUntil, createdAt: now })
  const drawn = Array.from({ length: codes.number }, (_, nth) => drawnCode(codes.start, nth))
  await addCodes(tx, config.dataKey, { taskId, codes: drawn })
}

const drawnCode = (start: string, nth: number) => {
  const digest = createHash('sha256').update(`${start} ${nth}`).digest('hex').toUpperCase()
  return `${start}-${digest.slice(0, 4)}-${digest.slice(4, 8)}`
}
