import { eq } from 'drizzle-orm'
import { machines, setSecret, type Vault } from '@server/areas/machine/machine'
import type { WrittenMachine } from './machine-file'
import { machineImporter } from './import-machines'

type Placed = Required<
  Pick<WrittenMachine, 'number' | 'name' | 'village' | 'address' | 'latitude' | 'longitude'>
>

/** A new machine at its place, without slots, and what it signs with: whoever places it is told once. */
export async function placeMachine(vault: Vault, placed: Placed, now: Date) {
  const file = { goods: {}, machines: [{ ...placed, patience_seconds: 60 }] }
  await machineImporter(vault.key).write(vault.db, file, now)
  const [row] = await vault.db
    .select({ machineId: machines.machineId })
    .from(machines)
    .where(eq(machines.machineSn, placed.number))
  const { machineId } = row!
  return { machineId, secret: await setSecret(vault, machineId) }
}
