import { asc, eq, inArray, ne } from 'drizzle-orm'
import { z } from 'zod'
import { type InstallKind, installKinds } from '@contract/maintenance/install'
import { machines, showSlots } from '@server/areas/machine/machine'
import { listed } from '@server/command/listed'
import type { Db } from '@server/database/database'
import type { Brought } from '@server/importing/brought'
import { unknown } from '@server/importing/checks'
import { maybe, moment, words } from '@server/importing/fields'
import type { Check, Importer } from '@server/importing/import-file'
import { said } from '@server/importing/said'
import { installs } from '../tables'
import { kinds, states } from './states'

const plan = z.strictObject({
  machine: words(20).describe('its number; it is brought in before'),
  kind: z.enum(installKinds, { error: `应为 ${installKinds.join('、')}` }),
  due: moment.describe('until when it should stand'),
  note: maybe(200).describe('what whoever puts it up should know'),
})
const file = z
  .strictObject({ installs: z.array(plan).min(1, '至少一项') })
  .describe('machines to be put up; one that has an open plan already keeps it')
type File = z.output<typeof file>

async function machineIds(db: Db, given: File['installs']): Promise<Map<string, number>> {
  const numbers = given.map(({ machine }) => machine)
  const rows = await db.select().from(machines).where(inArray(machines.machineSn, numbers))
  return new Map(rows.map(({ machineSn, machineId }) => [machineSn, machineId]))
}

const knownMachines: Check<File> = async (db, { content, problem }) => {
  const ids = await machineIds(db, content.installs)
  const named = content.installs.map(({ machine: thing }, at) => ({
    thing,
    at: ['installs', at, 'machine'],
  }))
  return unknown(named, ids, { problem, words: (thing) => `没有机器 ${thing}` })
}

interface Plan {
  machineId: number
  kind: InstallKind
  dueAt: Date
  note: string
}

/**
 * Nothing of a machine that is new is sold before somebody has found it to be good. False where it
 * has an open plan already, which stays.
 */
export async function planInstall(tx: Db, plan: Plan, plannedAt: Date): Promise<boolean> {
  const { machineId, kind } = plan
  const written = await tx
    .insert(installs)
    .values({ ...plan, state: 'planned', plannedAt })
    .onConflictDoNothing()
    .returning()
  if (written.length === 0) return false
  if (kinds[kind].opens) await showSlots(tx, machineId, false)
  return true
}

async function write(tx: Db, { installs: given }: File, now: Date): Promise<Brought> {
  const ids = await machineIds(tx, given)
  let added = 0
  for (const { machine, kind, due, note } of given) {
    const plan = { machineId: ids.get(machine)!, kind, note, dueAt: new Date(due) }
    if (await planInstall(tx, plan, now)) added += 1
  }
  const about = given.map(({ machine: id }) => ({ kind: 'install', id }))
  return { added, changed: given.length - added, about }
}

export const planImporter = (): Importer<File, Brought> => ({
  schema: file,
  checks: [knownMachines],
  write: (tx, content, now) => write(tx, content, now),
})

const openPlans = (db: Db) =>
  db
    .select({ install: installs, machineSn: machines.machineSn, name: machines.name })
    .from(installs)
    .innerJoin(machines, eq(machines.machineId, installs.machineId))
    .where(ne(installs.state, 'live'))
    .orderBy(asc(installs.dueAt))

export const installsCommand = listed({
  name: 'installs',
  noun: '装机',
  importer: planImporter,
  list: async ({ db }) =>
    (await openPlans(db)).map(({ install, machineSn, name }) =>
      [
        machineSn,
        name,
        kinds[install.kind].text,
        states.of(install.state).text,
        `${install.dueAt.toISOString().slice(0, 10)} 前`,
      ].join('  '),
    ),
  exported: async ({ db }) => ({
    installs: (await openPlans(db)).map(({ install, machineSn }) => ({
      machine: machineSn,
      kind: install.kind,
      due: install.dueAt.toISOString(),
      ...said({ note: install.note }),
    })),
  }),
})
