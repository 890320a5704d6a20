import { and, asc, eq } from 'drizzle-orm'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { type Mine, myMachine } from '../my-machine'
import { installAudits, installs, installSteps } from '../tables'

export type Install = typeof installs.$inferSelect
export type DoneStep = typeof installSteps.$inferSelect

export const noInstall = () => new Refusal('notFound', '没有找到您负责的这次装机，请刷新后再看')

/** One at a machine that the caller sees to, with the machine. */
export async function findInstall(mine: Mine, installId: number) {
  const [install] = await mine.db.select().from(installs).where(eq(installs.installId, installId))
  return withMachine(mine, install)
}

/** The same, held until the transaction ends. */
export async function lockInstall(mine: Mine, installId: number) {
  return withMachine(mine, await lockRow(mine.db, installId))
}

export async function lockRow(tx: Db, installId: number): Promise<Install | undefined> {
  const [row] = await tx
    .select()
    .from(installs)
    .where(eq(installs.installId, installId))
    .for('update')
  return row
}

async function withMachine(mine: Mine, install: Install | undefined) {
  if (!install) throw noInstall()
  const machine = await myMachine(mine, { machineId: install.machineId }).catch((thrown) => {
    throw thrown instanceof Refusal ? noInstall() : thrown
  })
  return { install, machine }
}

export const stepsOf = (db: Db, installId: number): Promise<DoneStep[]> =>
  db
    .select()
    .from(installSteps)
    .where(eq(installSteps.installId, installId))
    .orderBy(asc(installSteps.notedAt))

export const validSteps = (db: Db, installId: number): Promise<DoneStep[]> =>
  db
    .select()
    .from(installSteps)
    .where(and(eq(installSteps.installId, installId), eq(installSteps.void, false)))

export const auditsOf = (db: Db, installId: number) =>
  db
    .select()
    .from(installAudits)
    .where(eq(installAudits.installId, installId))
    .orderBy(asc(installAudits.auditId))
