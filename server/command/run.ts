import { type Config, loadConfig, type Settings } from '@server/config'
import { openBeside } from '@server/database/beside'
import type { Database, Db } from '@server/database/database'
import { checkDataKey } from '@server/database/facts'
import { isMigrated } from '@server/database/migrate'
import { createProviders, type Providers } from '@server/providers/providers'
import { printable } from './printable'
import { Misunderstood } from './request'

/** What a command has at hand: one transaction, in which it does all of what was asked or nothing. */
export interface Asking {
  db: Db
  config: Settings
  now: Date
}

/** When the transaction is over, the world may be asked. */
export interface Looking extends Asking {
  providers: Providers
}

export interface Command<Request> {
  purpose: string
  usage: string
  readRequest: (words: string[]) => Request
  /** Does what was asked and says what came of it, line by line. */
  answer: (asking: Asking, request: Request) => Promise<string[]>
  /** What takes somebody outside, and what to say of it. */
  afterwards?: (looking: Looking, request: Request) => Promise<string[]>
}

interface Told {
  out: string
  err: string
  status: number
}

export async function runCommand<Request>(
  command: Command<Request>,
  words: string[] = process.argv.slice(2),
): Promise<void> {
  const { out, err, status } = await obey(command, words, process.env)
  process.stdout.write(out)
  process.stderr.write(err)
  process.exitCode = status
}

/** A command of the house works on the database beside the server, or without it. */
export async function obey<Request>(
  command: Command<Request>,
  words: string[],
  environment: NodeJS.ProcessEnv,
): Promise<Told> {
  try {
    const request = command.readRequest(words)
    const config = loadConfig(environment)
    const database = await openBeside(config, command.purpose)
    try {
      if (!(await isMigrated(database)))
        throw new Error('数据库还是旧版本：请先用这个版本启动一次服务（npm start）')
      await checkDataKey(database, config.dataKey)
      const lines = await carryOut(command, { database, config }, request)
      return { out: `${lines.map(printable).join('\n')}\n`, err: '', status: 0 }
    } finally {
      await database.close()
    }
  } catch (error) {
    const misunderstood = error instanceof Misunderstood
    const message = printable(error instanceof Error ? error.message : String(error))
    const err = `${message}\n${misunderstood ? `\n${command.usage}\n` : ''}`
    return { out: '', err, status: misunderstood ? 2 : 1 }
  }
}

interface Place {
  database: Database
  config: Config
  now?: Date
}

export async function carryOut<Request>(
  { answer, afterwards }: Pick<Command<Request>, 'answer' | 'afterwards'>,
  { database, config, now = new Date() }: Place,
  request: Request,
): Promise<string[]> {
  const { providers: _secrets, ...settings } = config
  const given = { config: settings, now }
  const lines = await database.transaction((db) => answer({ ...given, db }, request))
  if (!afterwards) return lines
  const providers = createProviders(config, database)
  return [...lines, ...(await afterwards({ ...given, db: database.db, providers }, request))]
}
