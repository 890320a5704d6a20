import { addAddress } from '@server/areas/address/address-book'
import { agreementVersion } from '@server/areas/agreement/agreement'
import { userOfPhone } from '@server/areas/auth/users'
import { credit, type Currency } from '@server/areas/wallet/wallet'
import type { Config } from '@server/config'
import type { Database } from '@server/database/database'
import { somePhone } from './request'
import { sessionOf } from './sessions'

interface Place {
  database: Database
  config: Config
}

export interface Person {
  userId: string
  token: string
}

/** A new account with a session, and what it is given to begin with. */
export async function newPerson(
  { database, config }: Place,
  purse: Partial<Record<Currency, number>> = {},
): Promise<Person> {
  const now = new Date()
  return database.transaction(async (db) => {
    const userId = await userOfPhone({ db, config, now }, somePhone(), agreementVersion(now))
    for (const [currency, amount] of Object.entries(purse) as [Currency, number][]) {
      await credit(db, { userId, currency, amount, from: 'gift', title: '见面礼', at: now })
    }
    return { userId, token: await sessionOf(db, userId, now) }
  })
}

export interface Buyer extends Person {
  addressId: number
}

/** A person who can be delivered to. */
export async function newBuyer(place: Place, purse: Partial<Record<Currency, number>>) {
  const person = await newPerson(place, purse)
  const book = { db: place.database.db, key: place.config.dataKey, userId: person.userId }
  const form = { name: '李明', phone: '13912345678', region_code: '330110', detail: '东苑 1 幢' }
  const { address_id } = await place.database.transaction((db) =>
    addAddress({ ...book, db }, form, new Date()),
  )
  return { ...person, addressId: address_id } satisfies Buyer
}
