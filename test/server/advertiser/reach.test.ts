import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { In } from '@contract/api'
import { adSpendings } from '@server/areas/advertiser/tables'
import { userInterests } from '@server/areas/task/tables'
import { businessDay } from '@server/calendar'
import { newPerson, type Person } from '../harness/people'
import { type Office, openOffice } from './office'

let office: Office
let owner: Person
let people: Person[]
before(async () => {
  office = await openOffice()
  owner = await office.opened(60_000)
  people = []
  while (people.length < 23) people.push(await newPerson(office.house))
  office.setNow(new Date())
})
after(() => office.close())

const reach = async (wish: In<'/tp5/api/Advertiser/reach'> = {}) =>
  (await office.ask('/tp5/api/Advertiser/reach', wish, owner)).people

test('an audience is told in full tens, and not at all where it is fewer', async () => {
  assert.equal(await reach(), 20)
  assert.equal(await reach({ least_days: 1 }), null)
})

test('an audience is of those who like one of these and have done nothing for the company', async () => {
  const { db } = office.house.database
  const liking = people.slice(0, 12)
  await db
    .insert(userInterests)
    .values(liking.map(({ userId }) => ({ userId, interest: 'cooking' as const })))
  assert.equal(await reach({ interests: 'cooking' }), 10)
  assert.equal(await reach({ interests: 'cooking', fresh: 1 }), 10)
  const campaignId = await office.live(owner)
  const { tasks } = await office.look(campaignId, owner)
  const advertiserId = Number(await office.idOf(owner))
  const at = office.now()
  const paid = { price: 100, cents: 60, points: 0, commission: 0, margin: 40 }
  await db.insert(adSpendings).values(
    liking.slice(0, 3).map(({ userId }) => ({
      ...{ userId, subject: 'before', advertiserId, campaignId, taskId: tasks[0]!.task_id },
      ...{ day: businessDay(at), villageId: 0, invited: [], spentAt: at, ...paid },
    })),
  )
  assert.equal(await reach({ interests: 'cooking' }), 10)
  assert.equal(await reach({ interests: 'cooking', fresh: 1 }), null)
})
