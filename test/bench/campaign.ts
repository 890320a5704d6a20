import assert from 'node:assert/strict'
import { loadConfig } from '@server/config'
import { newCrowd } from '../server/catalogue/crowd'
import { callOverHttp } from '../server/harness/overHttp'
import { startServer } from '../server/harness/startServer'
import { newCampaign, someCodes, somePrize } from '../server/campaign/campaigns'
import { spread } from './clients'

const [people, gifts] = [5_000, 500]
const receive = '/tp5/api/Campaign/receive'

/** Everybody wants one of the few gifts at the same moment. Fails unless just those go out, one each. */
export async function bench() {
  const env = { LOG_LEVEL: 'warn', DEMO_DATA: 'no', TRUST_PROXY: '1' }
  const server = await startServer({ env })
  try {
    const { url, database } = server
    const config = loadConfig({ DATA_DIR: server.dataDir })
    const codes = someCodes(gifts)
    const prizes = [somePrize({ gives: { type: 'code' }, stock: undefined })]
    const key = await newCampaign({ database, config }, { prizes }, codes)
    const crowd = await newCrowd({ database, config }, people, 1)
    const took: number[] = []
    const start = performance.now()
    const replies = await Promise.all(
      crowd.map(async ({ token }) => {
        const asked = performance.now()
        const reply = await callOverHttp(url, config, receive, { key }, { token })
        took.push(performance.now() - asked)
        return reply
      }),
    )
    const seconds = (performance.now() - start) / 1000
    const given = replies.filter(({ error }) => error === 0).map(({ data }) => data.code)
    assert.deepEqual([...given].sort(), [...codes].sort())
    assert.ok(replies.every(({ error }) => error === 0 || error === 2305))
    const { rows } = await database.pool.query(
      `select (select stock from campaign_prizes) as stock,
         count(*)::int as receipts, count(distinct user_id)::int as people from campaign_receipts`,
    )
    assert.deepEqual(rows[0], { stock: 0, receipts: gifts, people: gifts })
    console.log(`${people} people for ${gifts} gifts: ${given.length} went out, one each`)
    console.log(`receive, all at once     ${spread(took)}`)
    console.log(`all answered within ${seconds.toFixed(1)} s: ${(people / seconds).toFixed(0)}/s`)
  } finally {
    await server.stop()
  }
}
