import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { codeReminders } from '@server/areas/prize/receive/remind'
import { type CampaignHouse, openCampaignHouse } from '../campaign/campaign-house'
import { someCodes, somePrize } from '../campaign/campaigns'
import { sweepNow } from '../harness/jobs'

const day = 24 * 3600

let place: CampaignHouse
before(async () => {
  place = await openCampaignHouse()
})
after(() => place.close())

test('who has a code that is soon over is told three days before and one, once each', async () => {
  place.until(1, '12:00')
  let person = await place.person()
  const prizes = [
    somePrize({ name: '听雨月卡', gives: { type: 'code', valid_days: 10 }, stock: 1 }),
  ]
  const key = await place.campaign({ prizes, limits: [] }, someCodes(2))
  const { receipt_id } = await place.ask(
    '/tp5/api/Campaign/receive',
    { key, device: '01890000-0000-7000-8000-00000000000d' },
    person,
  )
  const told = async () => {
    for (const reminder of codeReminders) {
      await sweepNow(place.house.database, reminder, place.now())
      await sweepNow(place.house.database, reminder, place.now())
    }
    person = await place.again(person)
    const { list } = await place.ask('/tp5/api/Message/messagePage', {}, person)
    return list.map(({ title, link }) => [title, link])
  }
  place.later(6 * day)
  assert.deepEqual(await told(), [])
  place.later(day)
  const link = `/receivesuccess?receipt_id=${receipt_id}`
  const early = ['兑换码 3 天后到期', link]
  assert.deepEqual(await told(), [early])
  place.later(2 * day)
  assert.deepEqual(await told(), [['兑换码明天到期', link], early])
  place.later(2 * day)
  assert.equal((await told()).length, 2)
})
