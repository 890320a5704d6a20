import { eq } from 'drizzle-orm'
import type { Out } from '@contract/api'
import { nicknameOf, ownPhone } from '@server/areas/auth/auth'
import { operatorsOf } from '@server/areas/duty/duty'
import type { Context } from '@server/call/handler'
import type { Db } from '@server/database/database'
import { operatorContacts } from '../tables'

type Surroundings = Pick<Context, 'db' | 'config' | 'now'>
type Mine = Out<'/tp5/api/IterContact/mine'>
type Shown = Out<'/tp5/api/IterContact/show'>['contact']

/** What nobody has said yet is not shown. */
async function saidBy(db: Db, userId: string) {
  const [row] = await db.select().from(operatorContacts).where(eq(operatorContacts.userId, userId))
  return row ?? { shown: false, hours: '' }
}

const cardOf = async (context: Surroundings, userId: string, hours: string) => ({
  name: await nicknameOf(context, userId),
  phone: await ownPhone(context, userId),
  hours,
})

export async function cardOfMine(context: Surroundings, userId: string): Promise<Mine> {
  const { shown, hours } = await saidBy(context.db, userId)
  return { ...(await cardOf(context, userId, hours)), shown: shown ? 1 : 0 }
}

/** How to reach whoever runs the machine now. */
export async function cardAt(context: Surroundings, machineId: number): Promise<Shown> {
  const { db, now } = context
  const userId = (await operatorsOf(db, [machineId], now)).get(machineId)
  if (userId === undefined) return null
  const { shown, hours } = await saidBy(db, userId)
  return shown ? cardOf(context, userId, hours) : null
}

interface Said {
  userId: string
  shown: boolean
  hours: string
  at: Date
}

export async function say(tx: Db, { userId, shown, hours, at: changedAt }: Said): Promise<void> {
  const set = { shown, hours, changedAt }
  await tx
    .insert(operatorContacts)
    .values({ userId, ...set })
    .onConflictDoUpdate({ target: operatorContacts.userId, set })
}
