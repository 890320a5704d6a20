import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const bytesOf = (place) => {
  const found = statSync(place)
  if (!found.isDirectory()) return found.size
  return readdirSync(place).reduce((sum, name) => sum + bytesOf(join(place, name)), 0)
}

const written = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`.padStart(10)

/** A line a part, the largest first, and their sum. */
export function sizesOf(folder) {
  const parts = readdirSync(folder).map((name) => ({ name, bytes: bytesOf(join(folder, name)) }))
  const sum = parts.reduce((total, { bytes }) => total + bytes, 0)
  return [...parts.sort((one, other) => other.bytes - one.bytes), { name: 'together', bytes: sum }]
    .filter(({ bytes }) => bytes >= 50_000)
    .map(({ name, bytes }) => `${written(bytes)}  ${name}`)
}
