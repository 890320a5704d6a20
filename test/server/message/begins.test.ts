import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { begun } from '@server/areas/campaign/reminders'
import { startOfDay } from '@server/calendar'
import { type CampaignHouse, openCampaignHouse } from '../campaign/campaign-house'
import { somePrize } from '../campaign/campaigns'
import { sweepNow } from '../harness/jobs'
import type { Person } from '../harness/people'

const detail = '/tp5/api/Campaign/detail'
const remind = '/tp5/api/Campaign/remind'
const hour = 3600

let place: CampaignHouse
let person: Person
before(async () => {
  place = await openCampaignHouse()
})
after(() => place.close())
beforeEach(async () => {
  person = await place.person()
})

const actionOf = async (key: string, who: Person | null = person) => {
  const { action } = await place.ask(detail, { key }, who)
  return action.do
}
const sweep = () => sweepNow(place.house.database, begun, place.now())
const titles = async () => {
  person = await place.again(person)
  const { list } = await place.ask('/tp5/api/Message/messagePage', {}, person)
  return list.map(({ text }) => text)
}
const inHours = (hours: number) => new Date(place.now().getTime() + hours * hour * 1000)
const ahead = () =>
  place.campaign({
    title: '清晨鲜蔬',
    period: { starts_at: inHours(5).toISOString(), ends_at: inHours(80).toISOString() },
  })

describe('a campaign that is waited for', () => {
  test('is told to who asked for it once it has begun', async () => {
    const key = await ahead()
    assert.equal(await actionOf(key, null), 'login')
    assert.equal(await actionOf(key), 'remind')
    await place.ask(remind, { key, on: 1 }, person)
    assert.equal(await actionOf(key), 'forget')
    place.later(4 * hour)
    await sweep()
    assert.deepEqual(await titles(), [])
    place.later(hour)
    await sweep()
    await sweep()
    assert.deepEqual(await titles(), ['“清晨鲜蔬”现在可以参加，份额有限'])
    assert.equal(await actionOf(key), 'receive')
  })

  test('is told to nobody who thought better of it', async () => {
    const key = await ahead()
    await place.ask(remind, { key, on: 1 }, person)
    await place.ask(remind, { key, on: 0 }, person)
    assert.equal(await actionOf(key), 'remind')
    place.later(6 * hour)
    await sweep()
    assert.deepEqual(await titles(), [])
  })

  test('is waited for longer where the house pauses it', async () => {
    const key = await ahead()
    await place.ask(remind, { key, on: 1 }, person)
    place.later(5 * hour)
    const pause = (paused: boolean) =>
      place.one('update campaigns set paused = $2 where campaign_key = $1', [key, paused])
    await pause(true)
    await sweep()
    assert.deepEqual(await titles(), [])
    await pause(false)
    place.later(hour)
    await sweep()
    assert.equal((await titles()).length, 1)
  })

  test('is told in the morning where today has nothing left', async () => {
    const key = await place.campaign({ prizes: [somePrize({ daily: 1 })] })
    await place.receive(key, await place.person())
    assert.equal(await actionOf(key), 'remind')
    await place.ask(remind, { key, on: 1 }, person)
    const midnight = startOfDay(inHours(24))
    const until = (at: Date) => place.later((at.getTime() - place.now().getTime()) / 1000)
    until(new Date(midnight.getTime() + 7 * hour * 1000))
    await sweep()
    assert.deepEqual(await titles(), [])
    until(new Date(midnight.getTime() + 8 * hour * 1000))
    await sweep()
    assert.equal((await titles()).length, 1)
  })

  test('cannot be waited for while it runs', async () => {
    const key = await place.campaign()
    const { message } = await place.call(remind, { key, on: 1 }, person)
    assert.equal(message, '现在不用等，刷新看看')
  })
})
