import { asc, eq } from 'drizzle-orm'
import type { LeadState } from '@contract/location/shapes'
import { machines } from '@server/areas/machine/machine'
import { villages } from '@server/areas/village/village'
import { businessDay, dayAfter, dayMs } from '@server/calendar'
import type { DataKey } from '@server/database/data-key'
import type { Db } from '@server/database/database'
import { demo } from '@server/database/demo'
import { uuidv7 } from '@server/database/uuid'
import { nameKeyOf } from '@server/name-key'
import type { SeedContext } from '../area'
import { scoreOf } from './score'
import { contacts, parties } from './sealed'
import { plantPartners } from './seed/partners'
import { plantContractPictures } from './seed/pictures'
import { type Story, stories, traitsOf, wayLive } from './seed/stories'
import {
  locationContacts,
  locationContracts,
  locationEvents,
  locationLeads,
  locationSubscriptions,
} from './tables'

interface Stage {
  tx: Db
  now: Date
  key: DataKey
  /** The two developers, each of whom decides on what the other submits. */
  developers: readonly [string, string]
}

/** Of a lead that has opened. */
interface Opened {
  villageId: number
  machineId: number
  machineSn: string
}

const reasons = {
  approved: '人够多，电也方便，先装一台',
  refused: '离同行太近，换到东头晒谷场再报',
}

const isDecided = (state: LeadState): state is keyof typeof reasons => state in reasons

/** Sixty places in all states over the last year; three of them are the villages that have opened. */
export async function seedLocations(tx: Db, { now, config, storage }: SeedContext) {
  const developers = [demo.developer.userId, demo.otherDeveloper.userId] as const
  const stage: Stage = { tx, now, key: config.dataKey, developers }
  for (const story of stories) await plant(stage, story)
  await plantOpened(stage)
  await plantSubscription(stage)
  await plantPartners({ tx, now, key: config.dataKey, by: demo.developer.userId })
  if (storage) await plantContractPictures(tx, { config, storage, now })
}

async function plantOpened(stage: Stage) {
  const { tx } = stage
  const places = await tx.select().from(villages).orderBy(asc(villages.position))
  for (const [nth, { villageId, name, latitude, longitude }] of places.entries()) {
    const [machine] = await tx
      .select()
      .from(machines)
      .where(eq(machines.village, name))
      .orderBy(asc(machines.machineId))
      .limit(1)
    if (!machine) continue
    const story: Story = {
      ...traitsOf(nth, wayLive),
      ...{ name, latitude, longitude, kind: 'village', daysAgo: 350 - nth * 40 },
      clue: '村委来问过两次，想给村里装一台',
    }
    await plant(stage, story, { ...machine, villageId })
  }
}

/** With its events a few days apart, the last of them before today. */
async function plant(stage: Stage, story: Story, opened?: Opened) {
  const { tx, now, developers } = stage
  const { by, daysAgo, way, answers, ...place } = story
  const userId = developers[by]
  const gap = Math.min(9, (daysAgo - 1) / way.length)
  const momentOf = (nth: number) => new Date(now.getTime() - (daysAgo - nth * gap) * dayMs)
  const foundAt = momentOf(0)
  const movedAt = momentOf(way.length - 1)
  const leadId = uuidv7(foundAt.getTime())
  const scored = way.includes('scored')
  const state = way.at(-1)!
  await tx.insert(locationLeads).values({
    ...place,
    ...{ leadId, userId, nameKey: nameKeyOf(place.name), state, foundAt, movedAt },
    ...(scored && { answers, score: scoreOf(answers) }),
    address: `${place.name}口往里 50 米`,
    submittedBy: way.includes('submitted') ? userId : null,
    reason: reasonOf(way),
    ...(opened && { liveAt: movedAt, villageId: opened.villageId, machineId: opened.machineId }),
  })
  await plantContact(stage, { leadId, userId, addedAt: foundAt, place: place.name })
  const signedAt = way.includes('contracted') ? momentOf(way.indexOf('contracted')) : null
  if (signedAt) await plantContract(stage, { leadId, userId, signedAt, place: place.name })
  await tx.insert(locationEvents).values(
    way.map((one, nth) => ({
      ...{ leadId, state: one, happenedAt: momentOf(nth) },
      userId: isDecided(one) ? developers[by === 0 ? 1 : 0] : userId,
      words: wordsOf(one, { story, happenedAt: momentOf(nth), opened }),
    })),
  )
}

function reasonOf(way: readonly LeadState[]): string {
  const decided = way.find(isDecided)
  return decided ? reasons[decided] : ''
}

interface Said {
  story: Story
  happenedAt: Date
  opened: Opened | undefined
}

function wordsOf(state: LeadState, { story, happenedAt, opened }: Said): string {
  const score = scoreOf(story.answers)
  const day = businessDay(happenedAt)
  const words: Record<LeadState, string> = {
    lead: '发现线索',
    visited: '勘测：量了尺寸，测了信号，拍了照片',
    scored: `评分 ${score} 分`,
    submitted: `提交审核，${score} 分`,
    approved: `审核通过：${reasons.approved}`,
    refused: `审核没通过：${reasons.refused}`,
    contracted: `签约：${day} 到 ${dayAfter(day, 730)}`,
    live: `上线，机器 ${opened?.machineSn ?? ''} 在 ${dayAfter(day, 10)} 前装好`,
    lost: '放弃：场地另有用处',
    recovered: '找回：换了负责人，愿意再谈',
  }
  return words[state]
}

interface Placed {
  leadId: string
  userId: string
  place: string
}

async function plantContact(stage: Stage, { addedAt, ...placed }: Placed & { addedAt: Date }) {
  const { leadId, userId, place } = placed
  const contactId = uuidv7(addedAt.getTime())
  const contact = { name: `${place[0]}主任`, phone: '13655550201', note: '下午在办公室，先打电话' }
  const sealed = contacts.seal(stage.key, contactId, contact)
  await stage.tx
    .insert(locationContacts)
    .values({ contactId, leadId, userId, position: '场地负责人', sealed, addedAt })
}

async function plantContract(stage: Stage, { signedAt, ...placed }: Placed & { signedAt: Date }) {
  const { leadId, userId, place } = placed
  const day = businessDay(signedAt)
  await stage.tx.insert(locationContracts).values({
    ...{ leadId, userId, signedAt, startsOn: day, endsOn: dayAfter(day, 730) },
    party: parties.seal(stage.key, leadId, { name: `${place}委员会`, phone: '13655550202' }),
    ...{ rent: 20_000, share: 5, terms: '电费由平台付；场地免费停车；坏了 24 小时内来修' },
  })
}

async function plantSubscription({ tx, now, developers: [first] }: Stage) {
  const rows = await tx.select().from(locationLeads).where(eq(locationLeads.state, 'submitted'))
  const other = rows.find(({ userId }) => userId !== first)
  if (!other) return
  await tx
    .insert(locationSubscriptions)
    .values({ leadId: other.leadId, userId: first, subscribedAt: now })
}
