import { type Config, loadConfig, type Settings } from '@server/config'
import { openBeside } from '@server/database/beside'
import type { Database, Db } from '@server/database/database'
import { checkDataKey } from '@server/database/key-print'
import { isMigrated } from '@server/database/migrate'
import { osUser } from '@server/database/os-user'
import { createProviders, type Providers } from '@server/providers/providers'
import { printable } from './printable'
import { failedOnRecord, keepRecord, type Note } from './record'
import { Misunderstood } from './request'

/** What a command has at hand: one transaction, in which it does all of what was asked or nothing. */
export interface Asking {
  db: Db
  config: Settings
  now: Date
  /** Whose account of the machine it is given with. */
  osUser: string
  /** Puts on record what else it is about. */
  note: Note
}

/** When the transaction is over, the world may be asked. */
export interface Looking extends Asking {
  database: Database
  providers: Providers
}

/** What stands in the record of a command. */
export interface About {
  /** What is done, as it was typed: `show`. */
  action: string
  /** To what, and to which one; empty where it is about all. */
  kind: string
  id: string
  /** Who says they do it. */
  by: string
}

export interface Command<Request> {
  purpose: string
  usage: string
  readRequest: (words: string[]) => Request
  about: (request: Request) => About
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
  osUser?: string
}

/** Nothing of it is seen, by a person or in a file, before its record is kept. */
export async function carryOut<Request>(
  command: Command<Request>,
  { database, config, now = new Date(), osUser: account = osUser() }: Place,
  request: Request,
): Promise<string[]> {
  const { action, kind, id, by } = command.about(request)
  const named = { command: `${command.purpose} ${action}`, kind, about: id }
  const entry = { ...named, osUser: account, givenBy: by, createdAt: now }
  const { providers: _secrets, ...settings } = config
  const asking = (db: Db): Asking => ({
    db,
    config: settings,
    now,
    osUser: account,
    note: (what) => keepRecord(db, { ...entry, kind: what.kind, about: what.id }),
  })
  try {
    await checkDataKey(database, config.dataKey)
    const lines = await database.transaction(async (db) => {
      await keepRecord(db, entry)
      return command.answer(asking(db), request)
    })
    if (!command.afterwards) return lines
    const providers = createProviders(config, database)
    const looking = { ...asking(database.db), database, providers }
    return [...lines, ...(await command.afterwards(looking, request))]
  } catch (error) {
    await failedOnRecord(database.db, entry, error).catch(() => undefined)
    throw error
  }
}
