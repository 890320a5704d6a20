import { and, eq, gt, sql } from 'drizzle-orm'
import type { Parsed } from '@contract/api'
import { isOnDuty } from '@server/areas/duty/duty'
import { machines, slots, standsBefore } from '@server/areas/machine/machine'
import { orders } from '@server/areas/order/order'
import { dayMs } from '@server/calendar'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import type { Mine } from '../my-machine'
import { faultReports, machineFaults } from '../tables'
import type { Fault } from './find'
import { boughtDays, faultRules, reportsADay } from './kinds'
import { report } from './report'

type Told = Parsed<'/tp5/api/OperationFault/add'>

/** Takes up once what somebody says, who has to do with the machine. */
export async function reportByPerson(
  mine: Mine,
  told: Told,
): Promise<{ fault: Fault; joined: boolean }> {
  const { db, user, now: at } = mine
  const { userId } = user
  const before = await reportOf(db, userId, told.work_id)
  if (before) return { fault: before, joined: before.reports > 1 }
  const [machine] = await db.select().from(machines).where(eq(machines.machineSn, told.machine_sn))
  if (!machine) throw new Refusal('notFound', '没有找到这台机器，请核对编号')
  const { machineId } = machine
  const staff = await isStaff(mine, machineId)
  if (!staff) await refuseStranger(mine, machineId)
  if (!staff) await refuseFlood(mine, machineId)
  const { kind } = told
  const slotNo = await slotOf(db, machineId, told)
  const { words = '', picture_ids: pictureIds = [], work_id: workId } = told
  return report(db, {
    ...{ machineId, slotNo, kind, words, at, source: staff ? 'staff' : 'neighbour' },
    by: { userId, workId, pictureIds },
  })
}

async function slotOf(db: Db, machineId: number, { kind, slot_no: slotNo = '' }: Told) {
  if (!faultRules[kind].ofSlot) return ''
  if (slotNo === '') return ''
  const known = await db.$count(
    slots,
    and(eq(slots.machineId, machineId), eq(slots.slotNo, slotNo)),
  )
  if (known === 0) throw new Refusal('notFound', '没有找到这个货道，请核对货道编号')
  return slotNo
}

async function isStaff({ db, user: { userId }, now }: Mine, machineId: number) {
  for (const role of ['maintainer', 'operator', 'owner'] as const)
    if (await isOnDuty(db, machineId, { userId, role, now })) return true
  return false
}

/** Who stands there, or bought there lately, knows how it is. */
async function refuseStranger({ db, user: { userId }, now }: Mine, machineId: number) {
  if (await standsBefore(db, { userId, machineId, now })) return
  const lately = new Date(now.getTime() - boughtDays * dayMs)
  const bought = await db.$count(
    orders,
    and(
      ...[eq(orders.userId, userId), eq(orders.seller, 'machine')],
      ...[eq(orders.counter, String(machineId)), gt(orders.createdAt, lately)],
    ),
  )
  if (bought === 0)
    throw new Refusal('presenceNeeded', '请在机器前扫码或定位，再报修；刚在这里买过的也可以')
}

async function refuseFlood({ db, user: { userId }, now }: Mine, machineId: number) {
  const [row] = await db
    .select({ said: sql<number>`count(*)::int` })
    .from(faultReports)
    .innerJoin(machineFaults, eq(machineFaults.faultId, faultReports.faultId))
    .where(
      and(
        eq(faultReports.userId, userId),
        gt(faultReports.reportedAt, new Date(now.getTime() - dayMs)),
        eq(machineFaults.machineId, machineId),
      ),
    )
  if (row!.said >= reportsADay)
    throw new Refusal(
      'tooOften',
      `这台机器您今天报过 ${reportsADay} 次，已经在处理了，明天还没好再报`,
    )
}

async function reportOf(db: Db, userId: string, workId: string): Promise<Fault | undefined> {
  const [row] = await db
    .select({ fault: machineFaults })
    .from(faultReports)
    .innerJoin(machineFaults, eq(machineFaults.faultId, faultReports.faultId))
    .where(and(eq(faultReports.userId, userId), eq(faultReports.workId, workId)))
  return row?.fault
}
