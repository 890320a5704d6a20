import { eq } from 'drizzle-orm'
import type { machineBondCalls } from '@contract/home/machine-bond'
import { replyTime } from '@server/calendar'
import type { Db } from '@server/database/database'
import type { Context, HandlersOf } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import { campaignAt } from '@server/areas/campaign/campaign'
import { isOnDuty } from '@server/areas/duty/duty'
import { machines } from '@server/areas/machine/machine'
import { machineBonds } from './tables'

async function scanned(db: Db, machineSn: string) {
  const [machine] = await db.select().from(machines).where(eq(machines.machineSn, machineSn))
  if (!machine) throw new Refusal('notFound', '没有找到这台机器，请重新扫描机身上的二维码')
  const { machineId, name, village, address } = machine
  return { shown: { machine_id: machineId, name, village, address } }
}

type Scanned = Awaited<ReturnType<typeof scanned>>

async function bondOf(db: Db, userId: string) {
  const [bond] = await db
    .select({
      machineId: machineBonds.machineId,
      boundAt: machineBonds.boundAt,
      name: machines.name,
    })
    .from(machineBonds)
    .innerJoin(machines, eq(machines.machineId, machineBonds.machineId))
    .where(eq(machineBonds.userId, userId))
  return bond ?? null
}

type Bond = Awaited<ReturnType<typeof bondOf>>
type Caller = Pick<Context<'/tp5/api/Index/bindMachine'>, 'db' | 'now' | 'user'>

/** Why this machine cannot become this person's; empty where it can, or is already. */
async function reasonAgainst({ shown }: Scanned, bond: Bond, caller: Caller): Promise<string> {
  if (bond?.machineId === shown.machine_id) return ''
  if (bond) return `您已经绑定了${bond.name}，不用再绑定，照常使用就好`
  const { db, now, user } = caller
  const of = { userId: user.userId, role: 'operator', now } as const
  return (await isOnDuty(db, shown.machine_id, of))
    ? '这台机器由您运维，不用绑定，照常使用就好'
    : ''
}

export const machineBondHandlers: HandlersOf<typeof machineBondCalls> = {
  '/tp5/api/Index/checkBindMachine': async ({ machine_sn: machineSn }, context) => {
    const { db, user, now } = context
    const machine = await scanned(db, machineSn)
    const bond = await bondOf(db, user.userId)
    const reason = await reasonAgainst(machine, bond, context)
    return {
      ...machine.shown,
      bound: bond ? 1 : 0,
      mine: bond?.machineId === machine.shown.machine_id ? 1 : 0,
      may_bind: !bond && reason === '' ? 1 : 0,
      reason,
      link: await campaignAt(db, machineSn, now),
    }
  },

  '/tp5/api/Index/bindMachine': async ({ machine_sn: machineSn }, context) => {
    const { db, user, now } = context
    const machine = await scanned(db, machineSn)
    const { userId } = user
    const before = await reasonAgainst(machine, await bondOf(db, userId), context)
    if (before) throw new Refusal('invalid', before)
    await db
      .insert(machineBonds)
      .values({ userId, machineId: machine.shown.machine_id, boundAt: now })
      .onConflictDoNothing()
    // two scanned at the same moment: the first stays
    const bond = await bondOf(db, userId)
    const reason = await reasonAgainst(machine, bond, context)
    if (!bond || reason) throw new Refusal('invalid', reason)
    return {
      ...machine.shown,
      bound_at: replyTime(bond.boundAt),
      link: await campaignAt(db, machineSn, now),
    }
  },
}
