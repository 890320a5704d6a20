import type { stewardCalls } from '@contract/steward'
import { decide } from '@server/areas/village/village'
import type { House } from '../../server/harness/openHouse'
import { newPerson } from '../../server/harness/people'
import { nothing, type SamplesOf } from '../sample'

const village = '清溪村·东苑'

/** Somebody who asks to belong to a village of the steward's. */
async function asking(house: House): Promise<{ member_id: number }> {
  const { token, userId } = await newPerson(house)
  const { pool } = house.database
  const { rows } = await pool.query<{ village_id: string }>(
    'select village_id from villages where name = $1',
    [village],
  )
  await house.ask(
    '/tp5/api/Village/userBind',
    { village_id: Number(rows[0]!.village_id) },
    { token },
  )
  const asked = await pool.query<{ member_id: string }>(
    'select member_id from village_members where user_id = $1',
    [userId],
  )
  return { member_id: Number(asked.rows[0]!.member_id) }
}

/** The same, whom the house has confirmed. */
async function confirmed(house: House): Promise<{ member_id: number }> {
  const one = await asking(house)
  await decide(house.database.db, {
    ...{ memberId: one.member_id, names: [village], by: null, was: 'asked' },
    ...{ pass: true, reason: '', now: new Date() },
  })
  return one
}

async function machine({ database }: House): Promise<{ machine_id: number }> {
  const { rows } = await database.pool.query<{ machine_id: string }>(
    'select machine_id from iter_machines where village = $1 order by machine_id limit 1',
    [village],
  )
  return { machine_id: Number(rows[0]!.machine_id) }
}

const own = { owner: 'steward', stranger: 'own' } as const
const refused = { owner: 'steward', stranger: 'refused' } as const

export const samples: SamplesOf<typeof stewardCalls> = {
  '/tp5/api/Housekeep/machineStatistical': { ...own, input: nothing },
  '/tp5/api/Housekeep/monitor': { ...own, input: nothing },
  '/tp5/api/Housekeep/machines': { ...own, input: nothing },
  '/tp5/api/Housekeep/machine': { ...refused, input: machine },
  '/tp5/api/Housekeep/rules': { ...own, input: nothing },
  '/tp5/api/Housekeep/userLists': { ...own, input: nothing },
  '/tp5/api/Housekeep/authUserList': { ...own, input: nothing },
  '/tp5/api/Housekeep/userDetail': { ...refused, input: asking },
  '/tp5/api/Housekeep/userAuth': {
    ...refused,
    input: async (house) => ({ ...(await asking(house)), pass: 1 as const }),
  },
  '/tp5/api/Housekeep/userRemove': {
    ...refused,
    input: async (house) => ({ ...(await confirmed(house)), reason: '已经搬走' }),
  },
  '/tp5/api/Housekeep/look': {
    ...refused,
    input: async (house) => ({
      ...(await asking(house)),
      ...{ what: 'phone' as const, reason: '通知停水' },
    }),
  },
  '/tp5/api/Housekeep/allowStatistics': { ...own, input: nothing },
  '/tp5/api/Housekeep/brandFavorite': { ...refused, input: () => ({ village }) },
  '/tp5/api/Housekeep/buyTimeFavorite': { ...refused, input: () => ({ village }) },
  '/tp5/api/Housekeep/earnStatistical': { ...own, input: nothing },
  '/tp5/api/Housekeep/periodEarnStatistical': { ...own, input: () => ({ by: 'week' as const }) },
}
