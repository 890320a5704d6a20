import { and, eq, inArray } from 'drizzle-orm'
import { showSlots } from '@server/areas/machine/machine'
import { remind } from '@server/areas/message/message'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { auditHours } from '../performance/due-rules'
import { finishWork } from '../performance/works'
import { installAudits, installs, installSteps as steps } from '../tables'
import type { Install } from './find'
import { kinds, states } from './states'
import { installSteps, stepNamed } from './steps'

interface Decision {
  /** Null where the house does it at its desk. */
  auditorId: string | null
  /** Empty where it is good. */
  reason: string
  redo: readonly string[]
  at: Date
}

/** Why somebody may not decide on an install; empty where they may. */
export function whyNotAudit(
  { state, installerId }: Pick<Install, 'state' | 'installerId'>,
  userId: string,
): string {
  if (installerId === userId) return '自己装的要由别人验收'
  return state === 'auditing' ? '' : `这次装机${states.of(state).text}，现在不用验收`
}

/** With the install held. */
export async function decide(tx: Db, install: Install, decision: Decision): Promise<void> {
  const { installId, machineId, installerId, state, submittedAt, kind } = install
  const { auditorId, reason, at } = decision
  const passed = reason === ''
  if (auditorId !== null && auditorId === installerId) throw new Refusal('auditOwn')
  states.check(state, passed ? 'live' : 'returned')
  const redo = passed ? [] : redoOf(decision.redo)
  const [audit] = await tx
    .insert(installAudits)
    .values({ installId, auditorId, passed, reason, redo, auditedAt: at })
    .returning({ auditId: installAudits.auditId })
  if (passed) await tx.update(installs).set({ state: 'live', liveAt: at }).where(isOne(installId))
  else await sendBack(tx, installId, redo)
  if (passed && kinds[kind].opens) await showSlots(tx, machineId, true)
  await remind(tx, {
    userId: installerId!,
    kind: 'installAudited',
    about: `install ${installId} ${audit!.auditId}`,
    facts: { install_id: installId, passed, reason },
    at,
  })
  if (auditorId === null) return
  const dueAt = new Date(submittedAt!.getTime() + auditHours * 3600_000)
  await finishWork(tx, {
    ...{ userId: auditorId, kind: 'audit', subject: String(audit!.auditId), machineId },
    title: `验收${kinds[kind].text}`,
    ...{ dueAt, doneAt: at },
  })
}

const isOne = (installId: number) => eq(installs.installId, installId)

async function sendBack(tx: Db, installId: number, redo: readonly string[]) {
  await tx.update(installs).set({ state: 'returned' }).where(isOne(installId))
  await tx
    .update(steps)
    .set({ void: true })
    .where(and(eq(steps.installId, installId), inArray(steps.step, [...redo])))
}

/** In the order of the work; setting off is never done again. */
function redoOf(asked: readonly string[]): string[] {
  const redo = installSteps.map(({ key }) => key).filter((key) => asked.includes(key))
  if (redo.length === 0 || redo.includes('depart') || !asked.every(stepNamed))
    throw new Refusal('invalid', '请选择要重做的步骤')
  return redo
}
