import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Out, Parsed } from '@contract/api'
import { dayMs } from '@server/calendar'
import type { DataKey } from '@server/database/data-key'
import type { Db } from '@server/database/database'
import { Refusal } from '@server/call/refusal'
import { addressBooks, addresses } from './tables'
import { openRecipient, sealRecipient } from './recipient'
import { regionOf } from './regions'

export const mostAddresses = 20
export const restoreSeconds = 600

type Form = Parsed<'/user/address/add'>
type Address = Out<'/user/address/add'>
type Row = typeof addresses.$inferSelect

/** Whose addresses, and the key that opens them. */
export interface Book {
  db: Db
  key: DataKey
  userId: string
}

export async function listAddresses(book: Book): Promise<Address[]> {
  const rows = await select(book).orderBy(desc(isDefault), desc(addresses.addressId))
  return rows.map(({ address, chosen }) => present(book, address, chosen))
}

export async function defaultAddress(book: Book): Promise<Address | null> {
  const [row] = await select(book, isDefault)
  return row ? present(book, row.address, true) : null
}

/** Where an order goes unless its owner says otherwise: the default, or else the newest. */
export async function offeredAddress(book: Book): Promise<Address | null> {
  const [row] = await select(book).orderBy(desc(isDefault), desc(addresses.addressId)).limit(1)
  return row ? present(book, row.address, row.chosen) : null
}

/** The book's row counts the addresses and names the default: who holds it, writes alone. */
export async function addAddress(book: Book, form: Form, now: Date): Promise<Address> {
  const { db, userId } = book
  const written = values(book, form)
  const [held] = await db
    .insert(addressBooks)
    .values({ userId, held: 1 })
    .onConflictDoUpdate({
      target: addressBooks.userId,
      set: { held: sql`${addressBooks.held} + 1` },
      setWhere: sql`${addressBooks.held} < ${mostAddresses}`,
    })
    .returning()
  if (!held) throw new Refusal('addressesFull')
  const [row] = await db
    .insert(addresses)
    .values({ userId, ...written, createdAt: now })
    .returning()
  const chosen = held.held === 1 || form.is_default === 1
  if (chosen) await choose(book, (row as Row).addressId)
  return present(book, row as Row, chosen)
}

export async function editAddress(book: Book, addressId: number, form: Form): Promise<Address> {
  const { db, userId } = book
  const written = values(book, form)
  const held = await lockBook(book)
  const [row] = await db
    .update(addresses)
    .set(written)
    .where(and(isAddress(userId, addressId), isNull(addresses.deletedAt)))
    .returning()
  if (!held || !row) throw new Refusal('notFound', '没有找到这个收货地址')
  const was = held.defaultId === addressId
  const chosen = form.is_default === undefined ? was : form.is_default === 1
  if (chosen !== was) await choose(book, chosen ? addressId : null)
  return present(book, row, chosen)
}

/**
 * Put away, and no longer counted; `restoreAddress` finds it again for a while. The newest of the
 * others takes the place of a default.
 */
export async function deleteAddress(book: Book, addressId: number, now: Date) {
  const { db, userId } = book
  const held = await lockBook(book)
  const wasDefault = held?.defaultId === addressId
  const [row] = await db
    .update(addresses)
    .set({ deletedAt: now, wasDefault })
    .where(and(isAddress(userId, addressId), isNull(addresses.deletedAt)))
    .returning()
  if (!held || !row) throw new Refusal('notFound', '没有找到这个收货地址')
  await db
    .update(addressBooks)
    .set({ held: sql`${addressBooks.held} - 1` })
    .where(eq(addressBooks.userId, userId))
  if (wasDefault) await choose(book, await newestOf(book))
}

async function newestOf({ db, userId }: Book): Promise<number | null> {
  const [newest] = await db
    .select({ addressId: addresses.addressId })
    .from(addresses)
    .where(and(eq(addresses.userId, userId), isNull(addresses.deletedAt)))
    .orderBy(desc(addresses.addressId))
    .limit(1)
  return newest?.addressId ?? null
}

export async function restoreAddress(book: Book, addressId: number, now: Date): Promise<Address> {
  const { db, userId } = book
  const [held] = await db
    .update(addressBooks)
    .set({ held: sql`${addressBooks.held} + 1` })
    .where(and(eq(addressBooks.userId, userId), lt(addressBooks.held, mostAddresses)))
    .returning()
  if (!held) throw new Refusal('addressesFull')
  const since = new Date(now.getTime() - restoreSeconds * 1000)
  const [row] = await db
    .update(addresses)
    .set({ deletedAt: null })
    .where(and(isAddress(userId, addressId), gt(addresses.deletedAt, since)))
    .returning()
  if (!row) throw new Refusal('notFound', '已经删除太久，请重新添加')
  const chosen = held.held === 1 || row.wasDefault
  if (chosen) await choose(book, addressId)
  return present(book, row, chosen)
}

/** A day later nobody can bring it back, and what a person has deleted is not kept. */
export const dropDeleted = (db: Db, now: Date) =>
  db.delete(addresses).where(lt(addresses.deletedAt, new Date(now.getTime() - dayMs)))

/** One address as an order takes it over, its recipient still sealed. */
export async function findRecipient(
  { db, userId }: Pick<Book, 'db' | 'userId'>,
  addressId: number,
) {
  const [row] = await db
    .select()
    .from(addresses)
    .where(and(isAddress(userId, addressId), isNull(addresses.deletedAt)))
  if (!row) throw new Refusal('notFound', '没有找到这个收货地址，请重新选择')
  const { province, city, district, recipient } = row
  return { province, city, district, recipient }
}

const isAddress = (userId: string, addressId: number) =>
  and(eq(addresses.userId, userId), eq(addresses.addressId, addressId))

const lockBook = async ({ db, userId }: Book) => {
  const mine = eq(addressBooks.userId, userId)
  const [held] = await db.select().from(addressBooks).where(mine).for('update')
  return held
}

const choose = ({ db, userId }: Book, defaultId: number | null) =>
  db.update(addressBooks).set({ defaultId }).where(eq(addressBooks.userId, userId))

const isDefault = sql<boolean>`coalesce(${addressBooks.defaultId} = ${addresses.addressId}, false)`

const select = ({ db, userId }: Book, only = sql`true`) =>
  db
    .select({ address: addresses, chosen: isDefault })
    .from(addresses)
    .innerJoin(addressBooks, eq(addressBooks.userId, addresses.userId))
    .where(and(eq(addresses.userId, userId), isNull(addresses.deletedAt), only))

const values = ({ key, userId }: Book, form: Form) => ({
  regionCode: form.region_code,
  ...regionOf(form.region_code),
  recipient: sealRecipient(key, userId, form),
})

const present = ({ key, userId }: Book, row: Row, chosen: boolean): Address => ({
  address_id: row.addressId,
  ...openRecipient(key, userId, row.recipient),
  region_code: row.regionCode,
  province: row.province,
  city: row.city,
  district: row.district,
  is_default: chosen ? 1 : 0,
})

/** A row for each address of somebody. */
export const addressesOf = (userId: string) =>
  sql`select from addresses where user_id = ${userId} and deleted_at is null`
