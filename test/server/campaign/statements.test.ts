import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { In, Path } from '@contract/api'
import { type House, openHouse } from '../harness/openHouse'
import { newPerson } from '../harness/people'
import { statementsOf } from '../harness/statements'
import { lamps, newCampaign, somePrize } from './campaigns'

/** How many statements a call may cost, what every call or every write costs included. */
const most = { detail: 10, sold: 10, drawn: 12, invitation: 11, receive: 15, light: 10, help: 16 }

let house: House
before(async () => {
  house = await openHouse()
})
after(() => house.close())

async function costs<P extends Path>(path: P, input: In<P>, token: string, limit: number) {
  const asked = await statementsOf(house.database.pool, () => house.ask(path, input, { token }))
  assert.ok(asked.length <= limit, [`${path} costs ${asked.length}:`, ...asked].join('\n'))
}

describe('the page of a campaign', () => {
  test('costs few statements, of whatever kind it is and whether one takes part or not', async () => {
    const { rows } = await house.database.pool.query<{ key: string; limit: keyof typeof most }>(
      `select campaign_key as key, case
         when definition ->> 'pick' = 'draw' then 'drawn'
         when definition @> '{"steps": [{"do": "pay"}]}' then 'sold' else 'detail' end as limit
       from campaigns order by campaign_key`,
    )
    assert.ok(rows.length > 0)
    const { token } = await newPerson(house)
    for (const { key, limit } of rows) {
      await costs('/tp5/api/Campaign/detail', { key }, token, most[limit])
      await house.call('/tp5/api/Campaign/join', { key }, { token })
      await house.call('/tp5/api/Campaign/light', { key }, { token })
      await costs('/tp5/api/Campaign/detail', { key }, token, most[limit])
    }
  })

  test('costs no more with every prize that it has', async () => {
    const often = (count: number) =>
      newCampaign(house, {
        prizes: Array.from({ length: count }, (_, nth) =>
          somePrize({ key: `gift-${nth}`, limits: [{ of: 'user', every: 'day', most: 1 }] }),
        ),
      })
    const { token } = await newPerson(house)
    const counted = async (key: string) =>
      (
        await statementsOf(house.database.pool, () =>
          house.ask('/tp5/api/Campaign/detail', { key }, { token }),
        )
      ).length
    assert.equal(await counted(await often(9)), await counted(await often(2)))
  })
})

test('what moves something costs no more than it did', async () => {
  const { token } = await newPerson(house)
  const gift = await newCampaign(house)
  await costs('/tp5/api/Campaign/receive', { key: gift }, token, most.receive)

  const friend = await newPerson(house)
  const key = await newCampaign(house, lamps)
  const { entry_id } = await house.ask('/tp5/api/Campaign/join', { key }, { token })
  await costs('/tp5/api/Campaign/light', { key }, token, most.light)
  await costs('/tp5/api/Campaign/detail', { key, entry_id }, friend.token, most.invitation)
  await costs('/tp5/api/Campaign/help', { entry_id }, friend.token, most.help)
})
