import { peopleByPhone } from '@server/areas/auth/auth'
import type { DataKey } from '@server/database/data-key'
import { overwrite } from '@server/database/overwrite'
import { type Brought, countBrought } from '@server/importing/brought'
import type { Importer } from '@server/importing/import-file'
import { knownKeys } from '@server/importing/known-keys'
import { setSecret, type Vault } from '../device/secret'
import { iterMachines } from '../tables'
import { machineChecks } from './check-machines'
import { machineFile, type MachineFile, type WrittenMachine } from './machine-file'
import { writeSlots } from './write-slots'

/** Machines with their slots; the key opens phones and seals secrets. */
export const machineImporter = (key: DataKey): Importer<MachineFile, Brought> => ({
  schema: machineFile,
  checks: machineChecks(key),
  write: (tx, file) => write({ db: tx, key }, file),
})

async function write(vault: Vault, file: MachineFile): Promise<Brought> {
  const { machines } = file
  const numbers = machines.map(({ number }) => number)
  const known = await knownKeys(vault.db, iterMachines.machineSn, numbers)
  const ids = await writeMachines(vault, machines)
  const notes: string[] = []
  for (const { number, secret } of machines) {
    if (secret === undefined && known.has(number)) continue
    const set = await setSecret(vault, ids.get(number)!, secret)
    if (secret === undefined) notes.push(`${number} 的密钥，只显示这一次：${set}`)
  }
  await writeSlots(vault.db, file, ids)
  return { ...countBrought(numbers, known), notes }
}

/** Returns the id of each, by its number. */
async function writeMachines(
  vault: Vault,
  machines: readonly WrittenMachine[],
): Promise<Map<string, number>> {
  const operators = await peopleByPhone(
    vault,
    machines.map(({ operator }) => operator),
  )
  const rows = await vault.db
    .insert(iterMachines)
    .values(
      machines.map((one) => ({
        machineSn: one.number,
        operatorId: operators.get(one.operator)!,
        name: one.name,
        village: one.village,
        address: one.address,
        latitude: one.latitude ?? null,
        longitude: one.longitude ?? null,
        patienceSeconds: one.patience_seconds,
      })),
    )
    .onConflictDoUpdate({
      target: iterMachines.machineSn,
      set: overwrite(
        iterMachines,
        'operatorId',
        'name',
        'village',
        'address',
        'latitude',
        'longitude',
        'patienceSeconds',
      ),
    })
    .returning({ machineSn: iterMachines.machineSn, machineId: iterMachines.machineId })
  return new Map(rows.map(({ machineSn, machineId }) => [machineSn, machineId]))
}
