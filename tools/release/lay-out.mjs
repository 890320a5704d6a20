import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Demo data stays behind: what is not there is never planted. */
const taken = [
  'server',
  'contract',
  'dist/h5',
  'tsconfig.json',
  'package-lock.json',
  '.npmrc',
  'LICENSE',
  'docs/OPERATIONS.md',
  'docs/STOCKING.md',
  'docs/deploy',
]

/** Commands of the house run there; what builds or tests does not. */
const isOfTheHouse = ([, command]) => command.startsWith('tsx server/')

/** Copies what a server needs; the packages it runs on are still to be installed. */
export function layOut({ from, to }) {
  for (const place of taken) copy(from, to, place)
  const { scripts, ...about } = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8'))
  const house = Object.fromEntries(Object.entries(scripts).filter(isOfTheHouse))
  const start = 'exec node --import tsx server/main.ts'
  const told = { ...about, scripts: { start, ...house } }
  writeFileSync(join(to, 'package.json'), `${JSON.stringify(told, null, 2)}\n`)
}

function copy(from, to, place) {
  mkdirSync(to, { recursive: true })
  try {
    cpSync(join(from, place), join(to, place), { recursive: true })
  } catch (error) {
    if (error.code !== 'ENOENT') throw error
  }
}
