import { createHash } from 'node:crypto'
import type { Pool } from 'pg'
import { sql } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import { open, seal } from '@server/database/seal'
import { Refusal } from '../refusal'
import type { Parameters } from './parameters'

/** Names one write: whose it is, which nonce it bears, and what exactly it asks. */
export interface Once {
  owner: string
  nonce: string
  fingerprint: string
}

interface Kept {
  fingerprint: string
  answer: Buffer
}

/** How the request is wrapped, not what it asks: a retry may carry a new time or position. */
const wrapping = new Set([
  'format',
  'terminal',
  'hm_version',
  'access_token',
  'lat',
  'lng',
  'hm_timestamp',
  'hm_nonce',
  'hm_sign',
])

const digest = (text: string) => createHash('sha256').update(text).digest('base64url')

export function nameOnce(path: string, parameters: Parameters): Once {
  const asked = Object.keys(parameters)
    .filter((name) => !wrapping.has(name))
    .sort()
    .map((name) => [name, parameters[name]])
  const token = parameters.access_token
  return {
    owner: token === undefined ? path : digest(token),
    nonce: parameters.hm_nonce ?? '',
    fingerprint: digest(JSON.stringify([path, asked])),
  }
}

/** The answer given before, also to a request that is stale by now or whose session has ended. */
export async function findAnswer(pool: Pool, key: Buffer, once: Once): Promise<unknown> {
  const { rows } = await pool.query<Kept>(
    'select fingerprint, answer from once_answers where owner = $1 and nonce = $2',
    [once.owner, once.nonce],
  )
  return rows[0] && openAnswer(key, once, rows[0])
}

/**
 * Does `work` in the open transaction unless the same request has done it. Whoever comes second
 * while the first is still at work waits on the unique key, then sees its answer. A refusal rolls
 * back, and the nonce with it.
 */
export async function doOnce<T>(tx: Db, key: Buffer, once: Once, work: () => Promise<T>) {
  const { owner, nonce, fingerprint } = once
  const { rowCount } = await tx.execute(sql`
    insert into once_answers (owner, nonce, fingerprint, answer)
    values (${owner}, ${nonce}, ${fingerprint}, '') on conflict do nothing`)
  if (!rowCount) return openAnswer(key, once, await readAnswer(tx, once))
  const answer = await work()
  const sealed = seal(key, JSON.stringify(answer), aboutOf(once))
  await tx.execute(sql`
    update once_answers set answer = ${sealed} where owner = ${owner} and nonce = ${nonce}`)
  return answer
}

async function readAnswer(tx: Db, { owner, nonce }: Once): Promise<Kept> {
  const { rows } = await tx.execute<Kept & Record<string, unknown>>(sql`
    select fingerprint, answer from once_answers where owner = ${owner} and nonce = ${nonce}`)
  if (!rows[0]) throw new Refusal('nonceReused')
  return rows[0]
}

function openAnswer(key: Buffer, once: Once, kept: Kept): unknown {
  if (kept.fingerprint !== once.fingerprint) throw new Refusal('nonceReused')
  return JSON.parse(open(key, kept.answer, aboutOf(once)))
}

const aboutOf = ({ owner, nonce }: Once) => `once ${owner} ${nonce}`
