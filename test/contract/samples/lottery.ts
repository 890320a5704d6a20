import type { lotteryCalls } from '@contract/lottery'
import { agreementInForce } from '@server/areas/agreement/agreement'
import type { House } from '../../server/harness/openHouse'
import { newPerson } from '../../server/harness/people'
import { nothing, type SamplesOf } from '../sample'

let seeds = 0
const ownSeed = () => ({
  own_seed: `sample-${++seeds}`,
  statement: agreementInForce('adult', new Date()).version,
})

let moved = 0
/** Who has drawn today has all chances again. */
async function chances({ database }: House) {
  await database.pool.query(
    `update lottery_plays set day = day - 400 - 2 * $1::integer where day > now() - interval '2 days'`,
    [++moved],
  )
  await database.pool.query('delete from lottery_bought')
}

async function starting(house: House) {
  await chances(house)
  return ownSeed()
}

/** Something was drawn, and it was goods. */
async function won(house: House, token: string) {
  await chances(house)
  const { play_id } = await house.ask('/tp5/api/TigerActivity/start', ownSeed(), { token })
  await house.database.pool.query(
    `update lottery_plays set state = 'waiting', expires_at = now() + interval '7 days',
       prize_id = (select prize_id from lottery_prizes where prize_key = 'thermos')
     where play_id = $1`,
    [play_id],
  )
  return { play_id }
}

async function claiming(house: House, token: string) {
  const { list } = await house.ask('/user/address/index', {}, { token })
  return { ...(await won(house, token)), address_id: list[0]!.address_id }
}

/** A neighbour's. */
async function wished(house: House) {
  const neighbour = await newPerson(house)
  await house.ask('/tp5/api/TigerActivity/vow', { words: '想要一个保温杯' }, neighbour)
  const { list } = await house.ask('/tp5/api/TigerActivity/vows', {})
  return { vow_id: list[0]!.vow_id }
}

/** The one is known to be of age, the other is not. */
async function buying(house: House) {
  await chances(house)
  return {}
}

async function goods({ database }: House) {
  const { rows } = await database.pool.query<{ prize_id: string }>(
    `select prize_id from lottery_prizes where kind = 'goods' limit 1`,
  )
  return { prize_id: Number(rows[0]!.prize_id) }
}

export const samples: SamplesOf<typeof lotteryCalls> = {
  '/tp5/api/TigerActivity/page': { owner: 'visitor', stranger: 'own', input: nothing },
  '/tp5/api/TigerActivity/playUser': { owner: 'consumer', stranger: 'own', input: nothing },
  '/tp5/api/TigerActivity/start': { owner: 'consumer', stranger: 'own', input: starting },
  '/tp5/api/TigerActivity/queue': { owner: 'consumer', stranger: 'own', input: starting },
  '/tp5/api/TigerActivity/startQueueResult': { owner: 'consumer', stranger: 'own', input: nothing },
  '/tp5/api/TigerActivity/leaveQueue': { owner: 'consumer', stranger: 'own', input: nothing },
  '/tp5/api/TigerActivity/buyLimit': { owner: 'visitor', stranger: 'own', input: nothing },
  '/tp5/api/TigerActivity/checkBuy': { owner: 'consumer', stranger: 'own', input: nothing },
  '/tp5/api/TigerActivity/buy': { owner: 'consumer', stranger: 'refused', input: buying },
  '/tp5/api/TigerActivity/myPrize': { owner: 'consumer', stranger: 'own', input: nothing },
  '/tp5/api/TigerActivity/littlePrize': { owner: 'consumer', stranger: 'own', input: nothing },
  '/tp5/api/TigerActivity/cyclePrize': { owner: 'visitor', stranger: 'own', input: nothing },
  '/tp5/api/TigerActivity/prizeGoods': { owner: 'visitor', stranger: 'own', input: nothing },
  '/tp5/api/TigerActivity/goodsDetail': { owner: 'visitor', stranger: 'own', input: goods },
  '/tp5/api/TigerActivity/scrollLog': { owner: 'visitor', stranger: 'own', input: nothing },
  '/tp5/api/TigerActivity/play': { owner: 'consumer', stranger: 'refused', input: won },
  '/tp5/api/TigerActivity/verify': { owner: 'consumer', stranger: 'refused', input: won },
  '/tp5/api/TigerActivity/bindPrize': { owner: 'consumer', stranger: 'refused', input: claiming },
  '/tp5/api/TigerActivity/waiting': { owner: 'consumer', stranger: 'own', input: nothing },
  '/tp5/api/TigerActivity/popup': { owner: 'consumer', stranger: 'own', input: nothing },
  '/tp5/api/TigerActivity/closePopup': { owner: 'consumer', stranger: 'refused', input: won },
  '/tp5/api/TigerActivity/view': { owner: 'consumer', stranger: 'own', input: nothing },
  '/tp5/api/TigerActivity/invite': { owner: 'consumer', stranger: 'own', input: nothing },
  '/tp5/api/TigerActivity/vows': { owner: 'visitor', stranger: 'own', input: nothing },
  '/tp5/api/TigerActivity/vow': {
    owner: 'consumer',
    stranger: 'own',
    input: () => ({ words: '想要一个保温杯' }),
  },
  '/tp5/api/TigerActivity/like': { owner: 'consumer', stranger: 'own', input: wished },
}
