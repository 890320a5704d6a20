import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { Path } from '@contract/api'

const folder = path.join(__dirname, '../../../contract')

/** The calls of each file of the contract; one that only gathers others comes after them. */
export async function callsByFile(): Promise<Path[][]> {
  const names = await readdir(folder, { recursive: true })
  const files = names.filter((name) => name.endsWith('.ts'))
  const found = await Promise.all(files.map((name) => declaredIn(path.join(folder, name))))
  return found.filter((calls) => calls.length > 0).sort((one, other) => one.length - other.length)
}

async function declaredIn(file: string): Promise<Path[]> {
  const module = (await import(file)) as Record<string, unknown>
  const tables = Object.values(module).filter(
    (value) => typeof value === 'object' && value !== null,
  )
  const names = tables.flatMap((table) => Object.keys(table))
  return names.filter((name) => name.startsWith('/')) as Path[]
}
