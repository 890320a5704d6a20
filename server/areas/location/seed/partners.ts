import { eq } from 'drizzle-orm'
import type { PartnerState } from '@contract/location/partner'
import { dayMs } from '@server/calendar'
import type { DataKey } from '@server/database/data-key'
import type { Db } from '@server/database/database'
import { demoNeighbours } from '@server/database/demo'
import type { Activity } from '../partner/activities'
import { apply } from '../partner/apply'
import { locationPartners } from '../tables'

interface Story {
  activity: Activity
  town: string
  words: string
  /** How many days ago. */
  days: number
  state: PartnerState
  /** What they were told. */
  answer: string
}

const applications: readonly Story[] = [
  {
    ...{ activity: 'brand', town: '清溪镇东街', days: 24, state: 'refused' },
    ...{ words: '自家做的豆腐干', answer: '还没有生产许可，办好再来申请' },
  },
  {
    ...{ activity: 'place', town: '清溪镇石桥头', days: 9, state: 'accepted' },
    ...{ words: '家门口有块空地，通电', answer: '周三上午来看地方，先量尺寸' },
  },
  {
    ...{ activity: 'franchise', town: '柳湾镇', days: 2, state: 'waiting' },
    ...{ words: '想先投一台试试', answer: '' },
  },
  {
    ...{ activity: 'place', town: '柳湾镇小学对面', days: 1, state: 'waiting' },
    ...{ words: '店门口可以放一台，晚上有灯', answer: '' },
  },
]

interface Planting {
  tx: Db
  now: Date
  key: DataKey
  /** Which of the developers answers. */
  by: string
}

/** By neighbours of the demo, one after another. */
export async function plantPartners({ tx, now, key, by }: Planting) {
  const neighbours = demoNeighbours()
  const ago = (days: number) => new Date(now.getTime() - days * dayMs)
  for (const [nth, { activity, town, days, state, words, answer }] of applications.entries()) {
    const { userId, nickname: name, phone } = neighbours[nth]!
    const applicant = { name, phone, words }
    const applying = { userId, key, activity, town, applicant, now: ago(days) }
    const applicationId = await apply(tx, applying)
    if (state === 'waiting') continue
    await tx
      .update(locationPartners)
      .set({ state, answer, answeredBy: by, answeredAt: ago(days - 2) })
      .where(eq(locationPartners.applicationId, applicationId))
  }
}
