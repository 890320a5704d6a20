import { and, eq, inArray } from 'drizzle-orm'
import type { FaultAction, FaultKind } from '@contract/maintenance/fault'
import { peopleOnDuty } from '@server/areas/duty/duty'
import { machines, showSlot } from '@server/areas/machine/machine'
import { remind } from '@server/areas/message/message'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import type { Mine } from '../my-machine'
import { finishWork } from '../performance/works'
import { keepPictures } from '../pictures'
import { faultActs, faultReports, machineFaults } from '../tables'
import { type Fault, findFault, lockFault, noFault, standingsOf } from './find'
import { keep, lockMachine, reopen, tellMenders, unmended, whatIsWrong } from './report'
import { actions, states } from './states'

export interface Act {
  faultId: number
  workId: string
  action: FaultAction
  words: string
  parts: string
  pictureIds: readonly string[]
  /** The slot is not sold from now on. */
  stop: boolean
  doneAt: Date
}

/** Does something about a fault, once however often it is sent. */
export async function act(mine: Mine, told: Act): Promise<void> {
  const { db, user, now } = mine
  const { userId } = user
  const { machine } = await findFault(db, told.faultId)
  await lockMachine(db, machine.machineId)
  const fault = await lockFault(db, told.faultId)
  const before = await actOf(db, userId, told.workId)
  if (before) {
    if (before.faultId !== told.faultId || before.action !== told.action)
      throw new Refusal('nonceReused')
    return
  }
  const standing = (await standingsOf(mine, [fault]))(fault)
  refuse(fault, told, standing)
  const { faultId, action, words, parts, pictureIds, workId } = told
  // what was done in a place without a network was done after it was wrong
  const doneAt = told.doneAt < fault.openedAt ? fault.openedAt : told.doneAt
  await db.insert(faultActs).values({
    ...{ userId, workId, faultId, action, words, parts },
    ...{ pictureIds: [...pictureIds], doneAt, notedAt: now },
  })
  await keepPictures(db, { userId, pictureIds, usedBy: `fault ${faultId}`, now })
  await effects[action](db, fault, { ...told, userId, doneAt, now })
}

type Standing = ReturnType<Awaited<ReturnType<typeof standingsOf>>>

/** Who has nothing to do with it does not learn that it is there. */
function refuse({ state, menderId }: Fault, { action, words }: Act, standing: Standing): void {
  const rule = actions[action]
  const known = rule.who === 'witness' ? standing.witness : standing.maintains
  if (!known) throw noFault()
  if (rule.words && !words) throw new Refusal('invalid', rule.words)
  if (standing.actions.includes(action)) return
  if (rule.who === 'witness' && menderId === standing.userId)
    throw new Refusal('faultMoved', '自己修的，要由报修的人或运营确认')
  if (rule.who !== 'witness' && menderId !== null && menderId !== standing.userId)
    throw new Refusal('faultMoved', '这个故障由别人在修')
  states.check(state, rule.to)
  throw new Refusal('faultMoved')
}

interface Done extends Act {
  userId: string
  now: Date
}

type Effect = (tx: Db, fault: Fault, done: Done) => Promise<unknown>

const effects: Readonly<Record<FaultAction, Effect>> = {
  async accept(tx, fault, { userId, stop, now }) {
    const stopped = stop && fault.slotNo !== '' && !fault.stopped
    if (stopped) await showSlot(tx, fault, false)
    await keep(tx, fault, {
      ...{ state: 'accepted', menderId: userId, movedAt: now },
      ...(stopped && { stopped }),
    })
  },
  async hand(tx, fault, { now }) {
    const open = await keep(tx, fault, { state: 'open', menderId: null, movedAt: now })
    await tellMenders(tx, open, now)
  },
  async dismiss(tx, fault, { now }) {
    await sellAgain(tx, fault)
    await keep(tx, fault, { state: 'dismissed', stopped: false, movedAt: now })
  },
  wait: (tx, fault, { now }) => keep(tx, fault, { state: 'waiting', movedAt: now }),
  async repair(tx, fault, { userId, doneAt, now }) {
    const { faultId, reopened, machineId, slotNo, kind, dueAt } = fault
    await sellAgain(tx, fault)
    await keep(tx, fault, { state: 'repaired', stopped: false, repairedAt: doneAt, movedAt: now })
    await finishWork(tx, {
      ...{ userId, kind: 'repair', subject: `${faultId} ${reopened}`, machineId },
      title: whatIsWrong(slotNo, kind as FaultKind),
      ...{ dueAt, doneAt },
    })
    await tellWitnesses(tx, fault, now)
  },
  confirm: (tx, fault, { now }) => keep(tx, fault, { state: 'confirmed', movedAt: now }),
  async reopen(tx, fault, { now: at }) {
    await refuseTwin(tx, fault)
    await tellMenders(tx, await reopen(tx, fault, { at }), at)
  },
}

/** The same was reported anew since. */
async function refuseTwin(tx: Db, { machineId, slotNo, kind }: Fault): Promise<void> {
  const twins = await tx.$count(
    machineFaults,
    and(
      ...[eq(machineFaults.machineId, machineId), eq(machineFaults.slotNo, slotNo)],
      ...[eq(machineFaults.kind, kind), inArray(machineFaults.state, [...unmended])],
    ),
  )
  if (twins > 0) throw new Refusal('faultMoved', '同样的故障已经有人报了，正在处理')
}

/** Only what was taken off sale because of it. */
async function sellAgain(tx: Db, fault: Fault): Promise<void> {
  if (fault.stopped) await showSlot(tx, fault, true)
}

/** Whoever said it, or runs the machine, is asked whether it works. */
async function tellWitnesses(tx: Db, fault: Fault, at: Date): Promise<void> {
  const { faultId, machineId, reopened, slotNo, kind } = fault
  const [machine] = await tx.select().from(machines).where(eq(machines.machineId, machineId))
  const said = await tx
    .selectDistinct({ userId: faultReports.userId })
    .from(faultReports)
    .where(eq(faultReports.faultId, faultId))
  const run = await peopleOnDuty(tx, { machineId, role: 'operator', now: at })
  const people = new Set([...said, ...run].flatMap(({ userId }) => userId ?? []))
  for (const userId of people)
    await remind(tx, {
      userId,
      kind: 'faultMended',
      about: `fault ${faultId} ${reopened}`,
      facts: { machine: machine!.name, what: whatIsWrong(slotNo, kind as FaultKind) },
      at,
    })
}

async function actOf(tx: Db, userId: string, workId: string) {
  const [row] = await tx
    .select()
    .from(faultActs)
    .where(and(eq(faultActs.userId, userId), eq(faultActs.workId, workId)))
  return row
}
