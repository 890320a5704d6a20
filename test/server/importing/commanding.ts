import fs from 'node:fs'
import path from 'node:path'
import type { ListedCommand } from '@server/command/listed'
import { carryOut } from '@server/command/run'
import type { Config } from '@server/config'
import type { Database } from '@server/database/database'
import { temporaryDataDir } from '../harness/leftovers'
import { problemsOf } from './unusable'

interface Place {
  database: Database
  config: Config
}

/** A command as somebody at a terminal gives it. */
export function commanding(command: ListedCommand, place: () => Place) {
  const file = path.join(temporaryDataDir(), 'given.json')
  const run = (...words: string[]) => carryOut(command, place(), command.readRequest(words))
  const bring = (content: object) => {
    fs.writeFileSync(file, JSON.stringify(content, null, 2))
    return run('import', file)
  }
  return {
    run,
    bring,
    problems: (content: object) => problemsOf(() => bring(content)),
    exported: async () => (await run('export')).join('\n'),
  }
}
