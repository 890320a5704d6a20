import type { z } from 'zod'
import type { Db } from '@server/database/database'
import { type Lined, readJson } from './read-json'
import { refuseProblems } from './unusable'

/** Tells what is wrong with a file that only the rest of the house can know, each in the words of `problem`. */
export type Check<Content> = (db: Db, file: Lined<Content>) => string[] | Promise<string[]>

/** A kind of file that can be brought in: what it may say, what has to be true of it, how it is kept. */
export interface Importer<Content, Result> {
  schema: z.ZodType<Content>
  checks: readonly Check<Content>[]
  /** Runs only when nothing is wrong; says what came of it. */
  write: (tx: Db, content: Content, now: Date) => Promise<Result>
}

/** Brings a file in whole, or not at all and tells every wrong line. Call it inside a transaction. */
export async function importFile<Content, Result>(
  importer: Importer<Content, Result>,
  text: string,
  { tx, now }: { tx: Db; now: Date },
): Promise<Result> {
  const { content, problems } = await checkFile(importer, text, tx)
  refuseProblems(problems)
  return importer.write(tx, content, now)
}

/** What a file says, and what the rest of the house finds wrong with it; refused where it cannot be read. */
export async function checkFile<Content>(
  { schema, checks }: Pick<Importer<Content, unknown>, 'schema' | 'checks'>,
  text: string,
  tx: Db,
) {
  const file = readJson(schema, text)
  const problems: string[] = []
  for (const check of checks) problems.push(...(await check(tx, file)))
  return { content: file.content, problems }
}
