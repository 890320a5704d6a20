import { and, eq, inArray } from 'drizzle-orm'
import { dutyImporter } from '@server/areas/duty/duty'
import {
  keepDemoSecrets,
  machines as iterMachines,
  setSecret,
  slots as iterSlots,
  type Vault,
} from '@server/areas/machine/machine'
import type { Db } from '@server/database/database'
import { demoFile } from '@server/database/demo-files'
import { importFile } from '@server/importing/import-file'
import type { SeedContext } from '../area'
import { machineImporter } from './write/import-machines'
import { plantSales } from './sales/plant-sales'

/** How a machine of the demo is doing, which no file of a shop says. */
interface State {
  temperature: number | null
  stuck?: string[]
  /** Minutes since the last heartbeat, for a machine that has stopped. */
  silentFor?: number | 'never'
}

export async function seedMachines(tx: Db, { now, salesDays, config }: SeedContext) {
  await importFile(machineImporter(config.dataKey), demoFile('machines.json'), { tx, now })
  await importFile(dutyImporter(config.dataKey), demoFile('duties.json'), { tx, now })
  const states = JSON.parse(demoFile('machine-states.json')) as Record<string, State>
  for (const [machineSn, state] of Object.entries(states)) await settle(tx, machineSn, state, now)
  await plantSales(tx, now, salesDays)
  keepDemoSecrets(config.dataDir, await newSecrets({ db: tx, key: config.dataKey }))
}

/** Another one in every demo: nobody who knows this file speaks for a machine. */
async function newSecrets(vault: Vault): Promise<Record<string, string>> {
  const secrets: Record<string, string> = {}
  for (const { machineId, machineSn } of await vault.db.select().from(iterMachines))
    secrets[machineSn] = await setSecret(vault, machineId)
  return secrets
}

async function settle(tx: Db, machineSn: string, state: State, now: Date) {
  const { temperature, stuck = [], silentFor } = state
  const minutes = silentFor ?? 0
  const [row] = await tx
    .update(iterMachines)
    .set({
      temperatureTenths: temperature,
      lastSeenAt: minutes === 'never' ? null : new Date(now.getTime() - minutes * 60_000),
      simulated: silentFor === undefined,
    })
    .where(eq(iterMachines.machineSn, machineSn))
    .returning()
  const { machineId } = row!
  if (stuck.length > 0)
    await tx
      .update(iterSlots)
      .set({ stuck: true })
      .where(and(eq(iterSlots.machineId, machineId), inArray(iterSlots.slotNo, stuck)))
}
