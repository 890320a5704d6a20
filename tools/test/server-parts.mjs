/** What the server promises, in parts by folder: one for each area, and one for each thing beneath them. */
import { asideOfAreas, byFolder, inOneProcess } from './parts.mjs'

/** They try the ground with whatever stands on it. */
const beneathAreas = ['database', 'http', 'jobs', 'process', 'providers', 'proxy']

const aside = asideOfAreas('its own tests run; CI tries what lies beneath too')

/** For `npm run verify`: a year planted again and again. */
const exhaustive = { 'process/demo-hours': 180 }

const isExhaustive = (file) => nameOf(file) in exhaustive
const nameOf = (file) => /^test\/server\/(.*)\.test\.ts$/.exec(file)?.[1]

/** Of a file by the name of its title, or of a folder. */
const partOf = (name, { args, roots }, more) => ({
  ...{ name, args, roots },
  owns: ([title = '']) => title === name || title.startsWith(`${name}/`),
  ...(beneathAreas.includes(name.split('/')[0]) && { aside }),
  ...more,
})

/** One test file, by itself or with others that are asked for. */
export const serverFile = (file) => partOf(nameOf(file), inOneProcess([file]))

export function serverParts() {
  const usual = byFolder('server', (file) => !isExhaustive(file))
  const long = Object.entries(exhaustive).map(([name, about]) =>
    partOf(name, inOneProcess([`test/server/${name}.test.ts`]), { tier: 'verify', about }),
  )
  return [...usual.map((part) => partOf(part.name, part)), ...long]
}

/** So many files, and what loads them, make up for loading the server and opening a database. */
const enough = 8

/** The files of small areas share a process; what lies beneath kills and starves it, and is tried alone. */
export function serverProcesses(parts) {
  const isSmall = ({ name, args, tier }) =>
    !beneathAreas.includes(name) && !tier && args.length <= enough
  const shared = []
  for (const part of parts.filter(isSmall)) {
    const room = shared.find((those) => filesOf([...those, part]).length <= enough)
    if (room) room.push(part)
    else shared.push([part])
  }
  const alone = parts.filter((part) => !isSmall(part)).map((part) => [part])
  return [...alone, ...shared].map((those) => ({ parts: those }))
}

const filesOf = (parts) => [...new Set(parts.flatMap(({ args }) => args))]
