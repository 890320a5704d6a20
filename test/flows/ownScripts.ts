import fs from 'node:fs'
import path from 'node:path'
import zlib from 'node:zlib'
import { settle } from '../walk/settle'
import type { H5Driver } from './H5Driver'

const built = path.join(__dirname, '../../dist/h5')

/** Runs in the document. */
const scriptsHere = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)
    .filter((file) => file.endsWith('.js'))

async function scriptsOf(driver: H5Driver, url: string): Promise<Set<string>> {
  const from = driver.calls.length
  await driver.open(url)
  await settle(driver, from)
  return new Set(await driver.measure(scriptsHere))
}

/** What of JavaScript a page fetches and home does not, as it travels. */
export async function ownScriptBytes(driver: H5Driver, url: string): Promise<number> {
  const ofHome = await scriptsOf(driver, '/index')
  const own = [...(await scriptsOf(driver, url))].filter((file) => !ofHome.has(file))
  const sizes = own.map((file) => zlib.gzipSync(fs.readFileSync(path.join(built, file))).length)
  return sizes.reduce((sum, size) => sum + size, 0)
}
