import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Demo data stays behind: what is not there is never planted. */
const taken = [
  'server',
  'contract',
  'dist/h5',
  'tsconfig.json',
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
  const { scripts, ...about } = withoutFolders(readJson(from, 'package.json'))
  const house = keep(scripts, isOfTheHouse)
  const start = 'exec node --import tsx server/main.ts'
  writeJson(to, 'package.json', { ...about, scripts: { start, ...house } })
  const { packages, ...lock } = readJson(from, 'package-lock.json')
  const { '': root, ...installed } = packages
  const those = keep(installed, ([place, { link }]) => !link && /^node_modules\//.test(place))
  writeJson(to, 'package-lock.json', { ...lock, packages: { '': withoutFolders(root), ...those } })
}

/** Packages that are folders of this repository build and test; they are not taken along. */
const withoutFolders = ({ devDependencies, ...about }) => ({
  ...about,
  devDependencies: keep(devDependencies, ([, version]) => !version.startsWith('file:')),
})

const keep = (table, isKept) => Object.fromEntries(Object.entries(table).filter(isKept))
const readJson = (folder, file) => JSON.parse(readFileSync(join(folder, file), 'utf8'))
const writeJson = (folder, file, value) =>
  writeFileSync(join(folder, file), `${JSON.stringify(value, null, 2)}\n`)

function copy(from, to, place) {
  mkdirSync(to, { recursive: true })
  try {
    cpSync(join(from, place), join(to, place), { recursive: true })
  } catch (error) {
    if (error.code !== 'ENOENT') throw error
  }
}
