import { sql } from 'drizzle-orm'
import { businessDay } from '@server/calendar'
import { findCampaign } from '@server/areas/programme/find'
import { deliver } from '@server/areas/prize/receive/deliver'
import { sealPhoneOf } from '@server/areas/prize/receive/receipt'
import { countLimits } from '@server/areas/prize/rules/limits'
import { hashPhone } from '@server/areas/auth/auth'
import { noteOffence } from '@server/areas/fairness/fairness'
import { demo } from '@server/database/demo'
import { uuidv7 } from '@server/database/uuid'
import type { House } from './makings'

/** What has become of the campaigns, or of somebody; each state may follow the one before it here. */
export const becoming = {
  received: everythingReceived,
  soldOutToday: ({ database }: House) =>
    database.pool.query(`update campaign_prizes set daily = 1 where stock > 0`).then(() =>
      database.pool.query(
        `insert into campaign_prize_days (campaign_key, prize_key, day, given)
           select campaign_key, prize_key, $1, 1000000 from campaign_prizes
           on conflict (campaign_key, prize_key, day) do update set given = 1000000`,
        [businessDay(new Date())],
      ),
    ),
  soldOut: ({ database }: House) => database.pool.query('update campaign_prizes set stock = 0'),
  blocked: ({ database }: House) =>
    database.transaction(async (tx) => {
      const given = { userId: demo.newcomer.userId, kind: 'fakeProof', note: '别人的截图' } as const
      for (const about of ['walk 1', 'walk 2'])
        await noteOffence(tx, { ...given, about, at: new Date() })
    }),
  ended: ({ database }: House) =>
    database.pool.query(
      `update campaigns set starts_at = least(starts_at, now() - interval '9 days'),
         ends_at = now() - interval '1 hour'`,
    ),
} as const

/** The first prize of every campaign is the consumer's, counted and written down as it is done. */
async function everythingReceived({ database, config }: House): Promise<void> {
  const { userId, phone } = demo.consumer
  const now = new Date()
  const { rows } = await database.pool.query<{ key: string }>(
    'select campaign_key as key from campaigns order by 1',
  )
  const address = await database.pool.query<{ address_id: number }>(
    'select address_id from addresses where user_id = $1 and deleted_at is null limit 1',
    [userId],
  )
  const network = 'walk'
  const subjects = { user: userId, phone: hashPhone(config.dataKey, phone), device: null, network }
  for (const { key } of rows) {
    await database.transaction(async (tx) => {
      const campaign = await findCampaign(tx, { key }, now)
      const prize = campaign.prizes.find(({ stock }) => stock > 0)
      if (!prize) return
      await tx.execute(sql`update campaign_prizes set stock = stock - 1, given = given + 1
        where campaign_key = ${key} and prize_key = ${prize.key}`)
      await countLimits(tx, { campaign, prize, subjects, now })
      await deliver(tx, {
        campaign,
        prize,
        receiptId: uuidv7(now.getTime()),
        userId,
        phone: sealPhoneOf(config.dataKey, userId, phone),
        addressId: Number(address.rows[0]?.address_id),
        now,
      })
    })
  }
}
