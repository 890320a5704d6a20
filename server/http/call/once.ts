import { createHash } from 'node:crypto'
import type { Pool } from 'pg'
import type { DataKey } from '@server/database/data-key'
import type { Db } from '@server/database/database'
import type { Seals } from '@server/database/rekey/sealed'
import { open, seal } from '@server/database/seal'
import { statement } from '@server/database/statement'
import { Refusal } from '@server/call/refusal'
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
export async function findAnswer(pool: Pool, key: DataKey, once: Once): Promise<unknown> {
  const { rows } = await pool.query<Kept>({
    name: 'once_find',
    text: findText,
    values: [once.owner, once.nonce],
  })
  return rows[0] && openAnswer(key, once, rows[0])
}

/**
 * Does `work` in the open transaction unless the same request has done it. Whoever comes second
 * while the first is still at work waits on the unique key, then sees its answer. A refusal rolls
 * back, and the nonce with it.
 */
export async function doOnce<T>(tx: Db, key: DataKey, once: Once, work: () => Promise<T>) {
  const { owner, nonce, fingerprint } = once
  const claimed = await statement(tx, 'once_claim', claimText, [owner, nonce, fingerprint])
  if (claimed.length === 0) return openAnswer(key, once, await readAnswer(tx, once))
  const answer = await work()
  const sealed = seal(key, JSON.stringify(answer), aboutOf(once))
  await statement(tx, 'once_keep', keepText, [owner, nonce, sealed])
  return answer
}

const findText = 'select fingerprint, answer from once_answers where owner = $1 and nonce = $2'
const claimText = `
  insert into once_answers (owner, nonce, fingerprint, answer)
  values ($1, $2, $3, '') on conflict do nothing returning true`
const keepText = 'update once_answers set answer = $3 where owner = $1 and nonce = $2'

async function readAnswer(tx: Db, { owner, nonce }: Once): Promise<Kept> {
  const [kept] = await statement<Kept>(tx, 'once_read', findText, [owner, nonce])
  if (!kept) throw new Refusal('nonceReused')
  return kept
}

function openAnswer(key: DataKey, once: Once, kept: Kept): unknown {
  if (kept.fingerprint !== once.fingerprint) throw new Refusal('nonceReused')
  return JSON.parse(open(key, kept.answer, aboutOf(once)))
}

const aboutOf = ({ owner, nonce }: Pick<Once, 'owner' | 'nonce'>) => `once ${owner} ${nonce}`

export const onceSeals: Seals = {
  tables: [
    {
      table: 'once_answers',
      keys: ['owner', 'nonce'],
      columns: {
        answer: { about: (row) => aboutOf({ owner: `${row.owner}`, nonce: `${row.nonce}` }) },
      },
    },
  ],
}
