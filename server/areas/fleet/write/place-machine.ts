import { eq } from 'drizzle-orm'
import { machines, type Vault } from '@server/areas/machine/machine'
import type { WrittenMachine } from './machine-file'
import { machineImporter } from './import-machines'

type Placed = Required<
  Pick<WrittenMachine, 'number' | 'name' | 'village' | 'address' | 'latitude' | 'longitude'>
>

/**
 * A new machine at its place, without slots. Nobody is told what it signs with: the file that brings
 * its slots brings a secret too.
 */
export async function placeMachine(vault: Vault, placed: Placed, now: Date): Promise<number> {
  const file = { goods: {}, machines: [{ ...placed, patience_seconds: 60 }] }
  await machineImporter(vault.key).write(vault.db, file, now)
  const [row] = await vault.db
    .select({ machineId: machines.machineId })
    .from(machines)
    .where(eq(machines.machineSn, placed.number))
  return row!.machineId
}
