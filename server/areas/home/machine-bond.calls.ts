import { eq } from 'drizzle-orm'
import type { machineBondCalls } from '@contract/home/machine-bond'
import { replyTime } from '@server/calendar'
import type { Db } from '@server/database/database'
import type { HandlersOf } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import { campaignAt } from '@server/areas/campaign/campaign'
import { machines } from '@server/areas/machine/machine'
import { machineBonds } from './tables'

async function scanned(db: Db, machineSn: string) {
  const [machine] = await db.select().from(machines).where(eq(machines.machineSn, machineSn))
  if (!machine) throw new Refusal('notFound', '没有找到这台机器，请重新扫描机身上的二维码')
  const { machineId, name, village, address, operatorId } = machine
  return { operatorId, shown: { machine_id: machineId, name, village, address } }
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

/** Why this machine cannot become this person's; empty where it can, or is already. */
function reasonAgainst({ operatorId, shown }: Scanned, bond: Bond, userId: string): string {
  if (bond?.machineId === shown.machine_id) return ''
  if (bond) return `您已经绑定了${bond.name}，不用再绑定，照常使用就好`
  return operatorId === userId ? '这台机器由您运维，不用绑定，照常使用就好' : ''
}

export const machineBondHandlers: HandlersOf<typeof machineBondCalls> = {
  '/tp5/api/Index/checkBindMachine': async ({ machine_sn: machineSn }, { db, user, now }) => {
    const machine = await scanned(db, machineSn)
    const bond = await bondOf(db, user.userId)
    const reason = reasonAgainst(machine, bond, user.userId)
    return {
      ...machine.shown,
      bound: bond ? 1 : 0,
      mine: bond?.machineId === machine.shown.machine_id ? 1 : 0,
      may_bind: !bond && reason === '' ? 1 : 0,
      reason,
      link: await campaignAt(db, machineSn, now),
    }
  },

  '/tp5/api/Index/bindMachine': async ({ machine_sn: machineSn }, { db, user, now }) => {
    const machine = await scanned(db, machineSn)
    const { userId } = user
    const before = reasonAgainst(machine, await bondOf(db, userId), userId)
    if (before) throw new Refusal('invalid', before)
    await db
      .insert(machineBonds)
      .values({ userId, machineId: machine.shown.machine_id, boundAt: now })
      .onConflictDoNothing()
    // two scanned at the same moment: the first stays
    const bond = await bondOf(db, userId)
    const reason = reasonAgainst(machine, bond, userId)
    if (!bond || reason) throw new Refusal('invalid', reason)
    return {
      ...machine.shown,
      bound_at: replyTime(bond.boundAt),
      link: await campaignAt(db, machineSn, now),
    }
  },
}
