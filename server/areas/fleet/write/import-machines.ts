import { peopleByPhone } from '@server/areas/auth/auth'
import { handOver } from '@server/areas/duty/duty'
import {
  machines as iterMachines,
  setSecret,
  type Vault,
  writePlaces,
} from '@server/areas/machine/machine'
import type { DataKey } from '@server/database/data-key'
import type { Db } from '@server/database/database'
import { overwrite } from '@server/database/overwrite'
import { type Brought, countBrought } from '@server/importing/brought'
import type { Importer } from '@server/importing/import-file'
import { knownKeys } from '@server/importing/known-keys'
import { machineChecks } from './check-machines'
import { machineFile, type MachineFile, type WrittenMachine } from './machine-file'
import { writeSlots } from './write-slots'

/** Machines with their slots; the key opens phones and seals secrets. */
export const machineImporter = (key: DataKey): Importer<MachineFile, Brought> => ({
  schema: machineFile,
  checks: machineChecks(key),
  write: (tx, file, now) => write({ db: tx, key }, file, now),
})

async function write(vault: Vault, file: MachineFile, now: Date): Promise<Brought> {
  const { machines } = file
  const numbers = machines.map(({ number }) => number)
  const known = await knownKeys(vault.db, iterMachines.machineSn, numbers)
  const ids = await writeMachines(vault.db, machines)
  await handOver(vault.db, await operatorsNamed(vault, machines, ids), now)
  const notes: string[] = []
  for (const { number, secret } of machines) {
    if (secret === undefined && known.has(number)) continue
    const set = await setSecret(vault, ids.get(number)!, secret)
    if (secret === undefined) notes.push(`${number} 的密钥，只显示这一次：${set}`)
  }
  await writeSlots(vault.db, file, { ids, now })
  return { ...countBrought(numbers, known), notes }
}

/** Returns the id of each, by its number. */
async function writeMachines(
  tx: Db,
  machines: readonly WrittenMachine[],
): Promise<Map<string, number>> {
  const rows = await tx
    .insert(iterMachines)
    .values(
      machines.map((one) => ({
        machineSn: one.number,
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
        'name',
        'village',
        'address',
        'latitude',
        'longitude',
        'patienceSeconds',
      ),
    })
    .returning()
  await writePlaces(tx, rows)
  return new Map(rows.map(({ machineSn, machineId }) => [machineSn, machineId]))
}

/** Who sees to each from now on. */
async function operatorsNamed(
  vault: Vault,
  machines: readonly WrittenMachine[],
  ids: ReadonlyMap<string, number>,
) {
  const people = await peopleByPhone(
    vault,
    machines.flatMap(({ operator }) => operator ?? []),
  )
  return machines.flatMap(({ number, operator }) =>
    operator === undefined ? [] : [{ machineId: ids.get(number)!, userId: people.get(operator)! }],
  )
}
