/** Which tests were unstable in the last runs of a clone: kept outside it, so that no clean-up forgets. */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'

const kept = 20
const looksBack = 5
const owedFrom = 2

export function historyFile(clone, { XDG_CACHE_HOME } = process.env) {
  const name = createHash('sha256').update(clone).digest('hex').slice(0, 16)
  return join(XDG_CACHE_HOME || join(homedir(), '.cache'), 'linji', name, 'unstable.jsonl')
}

function read(file) {
  try {
    return readFileSync(file, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line))
  } catch {
    return []
  }
}

const labelOf = (step, { name, args }) => `${step.name} ${name || args.join(' ')}`

/** Parts that may be looked at again and ran, and what was unstable of each. */
const runOf = (results) =>
  results
    .filter(({ step }) => step.again)
    .flatMap(({ step, ran }) =>
      ran.map(({ part, unstable = [] }) => ({
        part: labelOf(step, part),
        unstable: unstable.map(({ name }) => name),
      })),
    )

/** Unstable in two of the last five runs of their part. */
function owed(runs) {
  const parts = new Set(runs.flat().map(({ part }) => part))
  return [...parts].flatMap((part) => {
    const last = runs
      .flatMap((run) => run.filter((one) => one.part === part))
      .slice(-looksBack)
      .flatMap(({ unstable }) => unstable)
    return [...new Set(last)].filter(
      (name) => last.filter((one) => one === name).length >= owedFrom,
    )
  })
}

export const openHistory = (file) => ({
  /** Adds a run, and says which tests are owed a mend. */
  add(results) {
    const run = runOf(results)
    const runs = [...read(file), ...(run.length > 0 ? [run] : [])].slice(-kept)
    if (run.length > 0) {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, runs.map((one) => `${JSON.stringify(one)}\n`).join(''))
    }
    return owed(runs)
  },
})
