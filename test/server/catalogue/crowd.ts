import { hashPhone, hashToken, sealPhone } from '@server/areas/auth/identity'
import { sealRecipient } from '@server/areas/address/recipient'
import type { Config } from '@server/config'
import type { DataKey } from '@server/database/data-key'
import type { Database } from '@server/database/database'
import { uuidv7 } from '@server/database/uuid'
import type { Buyer } from '../harness/people'

interface Place {
  database: Database
  config: Config
}

const recipient = { name: '李明', phone: '13912345678', detail: '东苑 1 幢' }

let phones = 0
/** Counted up: among thousands drawn by lot two would be the same. */
const nextPhone = () => `137${String(phones++).padStart(8, '0')}`

function somebody(key: DataKey) {
  const [userId, phone, token] = [uuidv7(), nextPhone(), `token of ${uuidv7()}`]
  return {
    user_id: userId,
    token,
    session_id: uuidv7(),
    token_hash: hashToken(token),
    phone_hash: hashPhone(key, phone),
    phone_sealed: sealPhone(key, userId, phone).toString('base64'),
    recipient: sealRecipient(key, userId, recipient).toString('base64'),
  }
}

/** Many people at once, each with a session, an address, points and gold: made by one statement. */
export async function newCrowd(
  { database, config }: Place,
  size: number,
  points: number,
  gold = 0,
) {
  const people = Array.from({ length: size }, () => somebody(config.dataKey))
  const { rows } = await database.pool.query<{ user_id: string; address_id: number }>(text, [
    JSON.stringify(people),
    points,
    gold,
  ])
  const addressOf = new Map(rows.map((row) => [row.user_id, row.address_id]))
  return people.map(({ user_id: userId, token }): Buyer => ({
    userId,
    token,
    addressId: addressOf.get(userId)!,
  }))
}

const text = `
  with person as (
    select * from json_to_recordset($1) as one (
      user_id uuid, session_id uuid, token_hash text, phone_hash text, phone_sealed text,
      recipient text
    )
  ),
  made as (
    insert into users (user_id, nickname, phone_hash, phone_sealed, agreement_version, agreed_at)
    select user_id, '邻居', phone_hash, decode(phone_sealed, 'base64'), '1', now() from person
  ),
  signed_in as (
    insert into sessions (session_id, token_hash, user_id, seen_at, expires_at)
    select session_id, token_hash, user_id, now(), now() + interval '30 days' from person
  ),
  book as (
    insert into address_books (user_id, held) select user_id, 1 from person
  ),
  coin as (
    select * from (values ('points', $2::bigint), ('gold', $3::bigint)) as one (currency, given)
    where given > 0
  ),
  purse as (
    insert into wallet_accounts (user_id, currency, balance, sequence, last_at)
    select user_id, currency, given, 1, now() from person cross join coin
  ),
  entries as (
    insert into wallet_entries
      (user_id, currency, account, sequence, amount, balance, title, created_at)
    select user_id, currency, account, 1, sign * given,
      case account when 'user' then given end, '见面礼', now()
    from person cross join coin
    cross join (values ('user', 1), ('system:gift', -1)) as side (account, sign)
  ),
  days as (
    insert into wallet_days (user_id, currency, day, income, outgo, first_sequence, last_sequence)
    select user_id, currency, (now() at time zone 'Asia/Shanghai')::date, given, 0, 1, 1
    from person cross join coin
  )
  insert into addresses (user_id, region_code, province, city, district, recipient, created_at)
  select user_id, '330110', '浙江省', '杭州市', '余杭区', decode(recipient, 'base64'), now()
  from person
  returning user_id, address_id`
