import type { In, Out, Path } from '@contract/api'
import { hashPhone } from '@server/areas/auth/auth'
import type { CodePurpose } from '@server/areas/auth/code-purposes'
import { issueCode } from '@server/areas/auth/sms-codes'
import { agreementVersion } from '@server/areas/agreement/agreement'
import { userOfPhone } from '@server/areas/auth/users'
import { closeDue } from '@server/areas/account/close'
import { ports } from '@server/areas/assembled'
import { keyedHash } from '@server/database/data-key'
import { sweepNow } from '../harness/jobs'
import { openHouse } from '../harness/openHouse'
import { somePhone } from '../harness/request'
import { sessionOf } from '../harness/sessions'

/** A demo house with a clock of its own, and people whose phone is known. */
export async function openAccounts() {
  let now = new Date()
  const house = await openHouse({ clock: () => now })
  const { config, database } = house
  const { db } = database
  const timestamp = () => Math.floor(now.getTime() / 1000)

  async function enter(phone = somePhone()) {
    const userId = await database.transaction((tx) =>
      userOfPhone({ db: tx, config, now }, phone, agreementVersion(now)),
    )
    const token = await sessionOf(db, userId, now)
    return { userId, token, phone, phoneHash: hashPhone(config.dataKey, phone) }
  }
  type Person = Awaited<ReturnType<typeof enter>>

  const by = ({ token }: Pick<Person, 'token'>) => ({ token, timestamp: timestamp() })
  const ask = <P extends Path>(path: P, input: In<P>, person: Person): Promise<Out<P>> =>
    house.ask(path, input, by(person))
  const call = <P extends Path>(path: P, input: In<P>, person: Person) =>
    house.call(path, input, by(person))
  const codeTo = (phone: string, purpose: CodePurpose, asker = '') =>
    issueCode({ config, db, now }, { phone, purpose, asker })
  /** Who asked for a code while signed in. */
  const askerOf = ({ userId }: Person) => keyedHash(config.dataKey, 'member', userId)
  const codeFor = (person: Person) => codeTo(person.phone, 'closing', askerOf(person))
  return {
    house,
    enter,
    ask,
    call,
    codeFor,
    codeTo,
    askerOf,
    now: () => now,
    later: (days: number) => void (now = new Date(now.getTime() + days * 24 * 3600 * 1000)),
    askToClose: async (person: Person) =>
      call('/user/Center/close', { code: await codeFor(person) }, person),
    work: () => sweepNow(database, closeDue(config, ports.leavings), now),
    rows: async <Row extends object>(text: string, params: unknown[] = []) =>
      (await database.pool.query<Row>(text, params)).rows,
    close: () => house.close(),
  }
}

export type Accounts = Awaited<ReturnType<typeof openAccounts>>
export type Resident = Awaited<ReturnType<Accounts['enter']>>
