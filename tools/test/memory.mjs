/** What passed, and with which inputs: kept beside the other caches, which git does not know. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** One that is `forgetful` keeps what passes and believes none of it. */
export function openMemory(folder, { forgetful = false } = {}) {
  const fileOf = (name) => join(folder, `${name.replace(/\W+/g, '-')}.json`)
  const known = (name) => {
    try {
      return JSON.parse(readFileSync(fileOf(name), 'utf8'))
    } catch {
      return null
    }
  }
  return {
    forgetful,
    known,
    recall: (name) => (forgetful ? null : known(name)),
    remember(name, what) {
      mkdirSync(folder, { recursive: true })
      writeFileSync(fileOf(name), JSON.stringify(what))
    },
    forget(name) {
      rmSync(fileOf(name), { force: true })
    },
  }
}
