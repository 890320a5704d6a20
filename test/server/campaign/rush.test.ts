import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { newCrowd } from '../catalogue/crowd'
import { type House, openHouse } from '../harness/openHouse'
import { callOverHttp } from '../harness/overHttp'
import { newCampaign, someCodes, somePrize } from './campaigns'

const receive = '/tp5/api/Campaign/receive'

let house: House
let url: string
before(async () => {
  house = await openHouse({ seeded: false })
  url = await house.app.listen({ port: 0, host: '127.0.0.1' })
})
after(() => house.close())

test('150 people after 30 codes at once: each code goes out once, to 30 of them', async () => {
  const codes = someCodes(30)
  const key = await newCampaign(
    house,
    { prizes: [somePrize({ gives: { type: 'code' }, stock: undefined })] },
    codes,
  )
  const people = await newCrowd(house, 150, 1)
  // Everybody taps twice.
  const replies = await Promise.all(
    people.flatMap(({ token }) =>
      [1, 2].map(() => callOverHttp(url, house.config, receive, { key }, { token })),
    ),
  )
  const given = replies.filter(({ error }) => error === 0).map(({ data }) => data.code)
  assert.deepEqual([...given].sort(), [...codes].sort())
  const others = new Set(replies.filter(({ error }) => error !== 0).map(({ error }) => error))
  assert.ok(
    [...others].every((error) => [2305, 2307].includes(error)),
    [...others].join(),
  )

  const { rows } = await house.database.pool.query(
    `select
       (select stock from campaign_prizes) as stock,
       (select given from campaign_prizes) as given,
       (select count(*)::int from campaign_receipts) as receipts,
       (select count(distinct user_id)::int from campaign_receipts) as people,
       (select count(distinct receipt_id)::int from campaign_codes) as codes`,
  )
  assert.deepEqual(rows[0], { stock: 0, given: 30, receipts: 30, people: 30, codes: 30 })
})
