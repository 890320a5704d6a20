/** What the server promises, in parts by folder: one for each area, and one for each thing beneath them. */
import { asideOfAreas, byFolder } from './parts.mjs'

/** They try the ground with whatever stands on it. */
const beneathAreas = ['database', 'http', 'jobs', 'process', 'providers', 'proxy']

const aside = asideOfAreas('its own tests run; CI tries what lies beneath too')

export const serverParts = () =>
  byFolder('server').map((part) => ({
    ...part,
    owns: ([title = '']) => title.startsWith(`${part.name}/`),
    ...(beneathAreas.includes(part.name) && { aside }),
  }))

/** So many files, and what loads them, make up for loading the server and opening a database. */
const enough = 8

/** The files of small areas share a process; what lies beneath kills and starves it, and is tried alone. */
export function serverProcesses(parts) {
  const isSmall = ({ name, args }) => !beneathAreas.includes(name) && args.length <= enough
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
