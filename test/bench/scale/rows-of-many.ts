import { sealPhoneOf, type ReceiptFacts } from '@server/areas/prize/receive/receipt'
import { newCrowd } from '../../server/catalogue/crowd'
import type { Fill, Step } from './rows'

/** As many as one person has of each: their totals are sums of these, however many others have some. */
const own = 100
const others = 1000

/** Whose the nth is: every so many is of the one who asks, the rest of so many others. */
const whose = `case when n % $2 = 0 then $3::uuid else ($4::uuid[])[1 + n % ${others}] end`

async function given({ database, config, userId, rows }: Fill) {
  const crowd = await newCrowd({ database, config }, others, 0)
  const stride = Math.max(1, Math.floor(rows / own))
  return [rows, stride, userId, crowd.map((one) => one.userId)]
}

const at = `now() - interval '700 days' * ($1 - n) / $1 as at`
const uuidOfN = `('019' || lpad(to_hex(n), 5, '0') || '-0000-7000-8000-000000000000')::uuid`

const facts: ReceiptFacts = {
  campaign: '开门红',
  link: '/campaign/bench',
  success: '/receivesuccess',
  name: '面馆代金券',
  note: '',
  value: '5 元',
  picture: '/static/goods/snack.svg',
  tint: 'b',
  goodsId: 0,
  how: [],
  next: { text: '再逛逛', link: '/index' },
}

/** Each table with so many rows of people, a hundred of them of the one who asks. */
export const stepsOfMany: Record<string, Step> = {
  async incomes(fill) {
    await fill.database.pool.query(
      `insert into incomes (
         income_id, user_id, source, subject, title, amount, state, payer_holder, payer_part,
         created_at, settles_at, settled_at, paid_at
       )
       select ${uuidOfN}, ${whose}, (array['task', 'invite', 'dividend'])[1 + n / $2 % 3],
         'made ' || n, '看完一支短片', 1 + n % 90, 'paid', 'ad:1', 'budget', at, at, at, at
       from (select n, ${at} from generate_series(1, $1::int) as n) as made`,
      await given(fill),
    )
  },

  async withdrawals(fill) {
    await fill.database.pool.query(
      `insert into withdrawals (
         withdrawal_no, holder, part, user_id, way, amount, fee, state, created_at, sent_at, ended_at
       )
       select 'LJW' || lpad(n::text, 26, '0'), whose::text, 'balance', whose, 'mini', 1000, 6,
         'paid', at, at, at
       from (
         select n, ${whose} as whose, ${at} from generate_series(1, $1::int) as n
       ) as made`,
      await given(fill),
    )
  },

  /** Those of the one who asks are for orders of theirs, for which nothing else has to be true. */
  async payments(fill) {
    await fill.database.pool.query(
      `insert into payments (
         payment_no, user_id, order_sn, amount, way, state, refunded, transaction_id, created_at,
         expires_at, paid_at
       )
       select 'LP' || lpad(n::text, 20, '0'), ${whose}, order_sn, 990, 'h5',
         case when back then 'refunded' else 'paid' end, case when back then 990 else 0 end,
         't' || n, created_at, created_at, created_at
       from (
         select order_sn, created_at, n::int as n, n / $2 % 5 = 0 as back
         from (
           select order_sn, created_at, row_number() over (order by order_sn) as n
           from orders where user_id = $3
         ) as placed
         where n <= $1
       ) as made`,
      await given(fill),
    )
  },

  refunds: ({ database: { pool } }) =>
    pool.query(
      `insert into refunds (refund_no, payment_no, amount, reason, created_at, done_at)
       select 'R' || payment_no, payment_no, amount, 'cancelled', paid_at, paid_at
       from payments where state = 'refunded'`,
    ),

  async campaign_receipts(fill) {
    const { database, config, userId } = fill
    await database.pool.query(
      `insert into campaigns (
         campaign_key, kind, title, definition, starts_at, ends_at, imported_at
       ) values ('bench', 'gift', '开门红', '{}', now() - interval '2 years', now(), now())`,
    )
    const phone = sealPhoneOf(config.dataKey, userId, '13700000000')
    await database.pool.query(
      `insert into campaign_receipts (
         user_id, receipt_id, campaign_key, prize_key, type, state, facts, phone, received_at,
         expires_at
       )
       select ${whose}, ${uuidOfN}, 'bench', 'one', case n / $2 % 3 when 0 then 'points' else 'code' end,
         case when n / $2 % 50 = 1 then 'waiting' else 'done' end, $5::jsonb, $6, at,
         case when n / $2 % 3 = 1 then at + interval '900 days' else at end
       from (select n, ${at} from generate_series(1, $1::int) as n) as made`,
      [...(await given(fill)), JSON.stringify(facts), phone],
    )
  },
}
