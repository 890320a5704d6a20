import { agreementInForce } from '@server/areas/agreement/agreement'
import { issueCode } from '@server/areas/auth/sms-codes'
import { storefrontCase } from '@server/areas/storefront/desk'
import type { DeskContext } from '@server/call/desk-case'
import type { Shop } from '../catalogue/shop'
import type { House } from '../harness/openHouse'
import { newPerson, type Person } from '../harness/people'
import { somePhone } from '../harness/request'
import { newUpload } from '../upload/pictures'

const letters = '0123456789ABCDEFGHJKLMNPQRTUWXY'
let licences = 0

/** No two alike. */
export function someLicence(): string {
  licences += 1
  const random = Array.from(
    { length: 10 },
    () => letters[Math.floor(Math.random() * letters.length)],
  )
  return `${random.join('')}${String(licences).padStart(8, '0')}`
}

/** What a shop says that asks to join: with pictures that are there, and a code that was sent. */
export async function someForm(house: House, token: string, now = new Date()) {
  const { config, database } = house
  const phone = somePhone()
  const { rows } = await database.pool.query<{ village_id: string }>(
    'select village_id from villages order by village_id limit 1',
  )
  const { upload_id } = await newUpload(house, token, 'merchant')
  return {
    ...{ name: '竹器铺', kind: 'daily' as const, village_id: Number(rows[0]!.village_id) },
    ...{ address: '沿河街 22 号', latitude: 30.4, longitude: 120.05, intro: '修篮子，做蒸笼' },
    ...{ licence_no: someLicence(), licences: upload_id, contact: '秦海燕', phone },
    code: await issueCode(
      { config, db: database.db, now },
      { phone, purpose: 'merchant', asker: '' },
    ),
    agreement_version: agreementInForce('merchant', now).version,
  }
}

/** As the desk decides. */
export const decide = <T>(
  { config, database }: House,
  now: Date,
  decision: (desk: typeof storefrontCase, context: DeskContext) => Promise<T>,
): Promise<T> => database.transaction((db) => decision(storefrontCase, { db, config, now }))

/** Somebody who keeps a shop that was let in, and has just proved who they are. */
export async function newKeeper(shop: Shop): Promise<Person & { merchantId: number }> {
  const { house } = shop
  const person = await newPerson(house)
  const form = await someForm(house, person.token, shop.now())
  await shop.ask('/tp5/api/VillageEnter/enter', form, person)
  const id = await waitingOf(house, person.userId)
  await decide(house, shop.now(), (desk, context) => desk.approve(context, id))
  const proved = await shop.proved(person)
  const { shop: own } = await shop.ask('/tp5/api/VillageEnter/mine', {}, proved)
  return { ...proved, merchantId: own!.merchant_id }
}

/** A village that shops lie in. */
export const newPlace = ({ house }: Shop) =>
  house.database.pool.query(
    `insert into villages (name, latitude, longitude, position) values ('清溪村', 30.37, 120.01, 1)`,
  )

/** The one that waits of somebody. */
export async function waitingOf({ database }: House, userId: string): Promise<string> {
  const { rows } = await database.pool.query<{ application_id: string }>(
    `select application_id from merchant_applications where user_id = $1 and state = 'applied'`,
    [userId],
  )
  return rows[0]!.application_id
}
