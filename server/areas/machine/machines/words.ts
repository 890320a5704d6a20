import type { Db } from '@server/database/database'
import { overwrite } from '@server/database/overwrite'
import { statement } from '@server/database/statement'
import { machineWords } from '../tables'
import { gramsOf, gramsSought } from './grams'
import { type Asking, askingParams, machineText } from './machine-row'
import { unknown } from './list-order'
import { inOrder, isBefore, type Ranked } from './near-to-far'

interface Named {
  machineId: number
  machineSn: string
  name: string
  village: string
  address: string
}

/** What a machine is found by. */
const wordsOfMachine = ({ machineSn, name, village, address }: Omit<Named, 'machineId'>) =>
  gramsOf([machineSn, name, village, address].join(' '))

/** PostgreSQL takes 65 535 values in a statement. */
const atOnce = 10_000

/** Call it for machines that are new or called something else. */
export async function writeWords(tx: Db, machines: readonly Named[]): Promise<void> {
  for (let at = 0; at < machines.length; at += atOnce) {
    await tx
      .insert(machineWords)
      .values(
        machines.slice(at, at + atOnce).map((machine) => ({
          machineId: machine.machineId,
          words: wordsOfMachine(machine),
        })),
      )
      .onConflictDoUpdate({
        target: machineWords.machineId,
        set: overwrite(machineWords, 'words'),
      })
  }
  await countAll(tx)
}

/** How many machines have what; of all of them tells the empty one. */
const countAll = (tx: Db) =>
  statement(
    tx,
    'machine_count_grams',
    `insert into machine_grams (gram, machines)
     select gram, count(*) from machine_words cross join unnest(words) as gram group by gram
     union all select '', count(*) from machine_words
     on conflict (gram) do update set machines = excluded.machines`,
    [],
  )

/** What more have than so many, or than one in so many, is found sooner by looking at the nearest. */
const few = { most: 300, oneIn: 8 }

interface Counted {
  gram: string
  machines: number
}

/**
 * By which few machines are found: the rarest, and what is about as rare, so that a number finds its
 * own and not all that share a part of it. None where many machines have each of them.
 */
async function rareOf(db: Db, grams: readonly string[]): Promise<string[]> {
  const counts = await statement<Counted>(
    db,
    'machine_grams',
    'select gram, machines from machine_grams where gram = any($1::text[])',
    [['', ...grams]],
  )
  const machinesWith = (gram: string) => counts.find((one) => one.gram === gram)?.machines ?? 0
  const all = machinesWith('')
  const isRare = (gram: string) =>
    machinesWith(gram) <= few.most && machinesWith(gram) * few.oneIn <= all
  return grams.filter(isRare)
}

/** The few machines that may have it, as lists have them; null where they may be many. */
export async function foundByWords(
  asking: Asking,
  keyword: string,
  after: Ranked,
): Promise<Ranked[] | null> {
  const rare = await rareOf(asking.db, gramsSought(keyword))
  if (rare.length === 0) return null
  const found = await statement<{ machine_id: number }>(
    asking.db,
    'machine_by_words',
    'select machine_id from machine_words where words @> $1::text[]',
    [rare],
  )
  const rows = await statement<Ranked>(
    asking.db,
    'machine_ranked',
    `select machine_id, coalesce(distance, ${unknown}) as rank from (${machineText}) machine
     where machine_id = any($4::bigint[])`,
    [...askingParams(asking), found.map(({ machine_id }) => machine_id)],
  )
  return rows.filter((one) => isBefore(after, one)).sort(inOrder)
}
