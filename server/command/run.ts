import { type Config, loadConfig } from '@server/config'
import { openBeside } from '@server/database/beside'
import type { Database } from '@server/database/database'
import { checkDataKey } from '@server/database/facts'
import { isMigrated } from '@server/database/migrate'
import { Misunderstood } from './request'

interface Command<Request> {
  purpose: string
  usage: string
  readRequest: (words: string[]) => Request
  answer: (database: Database, config: Config, request: Request) => Promise<string[]>
}

/** A command of the house works on the database beside the server, or without it. */
export async function runCommand<Request>(command: Command<Request>): Promise<void> {
  try {
    const request = command.readRequest(process.argv.slice(2))
    const config = loadConfig(process.env)
    const database = await openBeside(config, command.purpose)
    try {
      if (!(await isMigrated(database)))
        throw new Error('数据库还是旧版本：请先用这个版本启动一次服务（npm start）')
      await checkDataKey(database, config.dataKey)
      const lines = await command.answer(database, config, request)
      process.stdout.write(`${lines.join('\n')}\n`)
    } finally {
      await database.close()
    }
  } catch (error) {
    const misunderstood = error instanceof Misunderstood
    const message = error instanceof Error ? error.message : String(error)
    process.stderr.write(`${message}\n${misunderstood ? `\n${command.usage}\n` : ''}`)
    process.exitCode = misunderstood ? 2 : 1
  }
}
