import { sql } from 'drizzle-orm'
import type { signInCalls } from '@contract/sign-in'
import { businessDay, dayAfter } from '@server/calendar'
import type { House } from '../../server/harness/openHouse'
import { nothing, type SamplesOf } from '../sample'

const group = '/tp5/api/UserSignIn'

const own = { owner: 'consumer', stranger: 'own' } as const

/** Yesterday, of everybody who is there and nobody who signed in. */
async function missedDay(house: House) {
  const day = dayAfter(businessDay(new Date()), -1)
  await house.database.db.execute(sql`update users set created_at = now() - interval '9 days'`)
  await house.database.db.execute(sql`delete from sign_ins where day = ${day}::date`)
  return { day }
}

/** Nobody has signed in today. */
async function anotherDay(house: House) {
  await house.database.db.execute(sql`delete from sign_ins where day >= current_date - 1`)
  return {}
}

/** Nobody has entered a match yet. */
async function noEntries(house: House) {
  await house.database.db.execute(sql`delete from sign_in_entries`)
  return { stake: 20 }
}

/** A match of today that everybody has entered who is there, and was there for. */
async function entered(house: House) {
  await house.database.db.execute(sql`
    insert into sign_in_matches (day) values ((now() at time zone 'Asia/Shanghai')::date)
    on conflict do nothing`)
  await house.database.db.execute(sql`
    insert into sign_in_entries (day, user_id, stake, entered_at, attended_at)
    select (now() at time zone 'Asia/Shanghai')::date, user_id, 20, now(), now() from users
    on conflict (day, user_id) do update set attended_at = now()`)
  return {}
}

export const samples: SamplesOf<typeof signInCalls> = {
  [`${group}/weekRecord`]: { ...own, input: nothing },
  [`${group}/lists`]: { ...own, input: () => ({ month: businessDay(new Date()).slice(0, 7) }) },
  [`${group}/ladder`]: { ...own, input: nothing },
  [`${group}/rules`]: { ...own, input: nothing },
  [`${group}/signIn`]: { ...own, input: anotherDay },
  [`${group}/makeUp`]: { ...own, input: missedDay },
  [`${group}/reminder`]: { ...own, input: nothing },
  [`${group}/remind`]: { ...own, input: () => ({ on: 1, hour: 8 }) },
  [`${group}/match`]: { ...own, input: nothing },
  [`${group}/matchEnter`]: { ...own, input: noEntries },
  [`${group}/matchAttend`]: { ...own, input: entered },
  [`${group}/matches`]: { ...own, input: nothing },
}
