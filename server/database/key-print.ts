import { eq } from 'drizzle-orm'
import { type DataKey, rootsOf } from './data-key'
import type { Database, Db } from './database'
import { factOf, facts, stateOnce } from './facts'
import type { RootKey } from './root-key'
import { printsOfVersion1 } from './version-1'

/** Under which key everything lies: a former one while not all has been rekeyed. */
const fact = 'data_key'

const print = (root: RootKey) => root.derive('print').toString('hex')

/** Tells which key it is without giving it away. */
export const printOf = ({ present }: DataKey): string => print(present)

/** Whether one of the keys is that of the print, of this version or the one before. */
export const knowsPrint = (key: DataKey, given: string): boolean =>
  [...rootsOf(key).map(print), ...printsOfVersion1(key)].includes(given)

/** With another key every sealed identity would be unreadable, which is better said at the start. */
export async function checkDataKey({ db }: Database, key: DataKey): Promise<void> {
  if (await stateOnce(db, fact, printOf(key))) return
  const stated = await factOf(db, fact)
  if (stated !== undefined && rootsOf(key).map(print).includes(stated)) return
  throw new Error(
    (await isOfVersion1(db, key))
      ? 'Everything is still sealed as the version before did: start the server of this one once'
      : 'This database was sealed with another key: give DATA_KEY, or data.key in DATA_DIR, its own',
  )
}

/** Sealed and hashed with the key itself. */
export async function isOfVersion1(db: Db, key: DataKey): Promise<boolean> {
  const stated = await factOf(db, fact)
  return stated !== undefined && printsOfVersion1(key).includes(stated)
}

export const isRekeyed = async (db: Db, key: DataKey): Promise<boolean> =>
  (await factOf(db, fact)) === printOf(key)

/** From now on the present key is enough. */
export const stateRekeyed = (db: Db, key: DataKey) =>
  db
    .update(facts)
    .set({ value: printOf(key) })
    .where(eq(facts.name, fact))
