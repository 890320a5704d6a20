import { sql } from 'drizzle-orm'
import type { House } from '../server/harness/openHouse'
import { newPerson } from '../server/harness/people'
import { people } from './samples'

/** A token of every kind of caller, fresh for each use. */
export async function openCallers(house: House) {
  const closed = await newPerson(house)
  await house.database.db.execute(
    sql`update users set state = 'closed' where user_id = ${closed.userId}`,
  )
  const ended = await house.signIn(people.consumer.self)
  await house.ask('/user/login/logout', {}, { token: ended })
  return {
    'a visitor': () => undefined,
    'a made-up token': () => 'A'.repeat(43),
    'an ended session': () => ended,
    'a closed account': () => closed.token,
    consumer: () => house.signIn(people.consumer.self),
    operator: () => house.signIn(people.operator.self),
    owner: () => house.signIn(people.owner.self),
    maintainer: () => house.signIn(people.maintainer.self),
    steward: () => house.signIn(people.steward.self),
    merchant: () => house.signIn(people.merchant.self),
    advertiser: () => house.signIn(people.advertiser.self),
    house: () => house.signIn(people.house.self),
    developer: () => house.signIn(people.developer.self),
  }
}

export type Callers = Awaited<ReturnType<typeof openCallers>>
