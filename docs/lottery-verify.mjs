/**
 * Does a draw of 天天抽奖 again, with Node alone and none of the code of the mall:
 * `node lottery-verify.mjs draw.json`, where the file is what 复制这次的数据 at /lottery/bz_detail copied;
 * where it says - in place of a file, or nothing, it is read from the input. A second word is the fingerprint of the first day, as it was noted down then.
 */
import { createHash, createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'

const [file = '-', noted] = process.argv.slice(2)
const { proof, anchor, message, table, total, place, result } = JSON.parse(
  readFileSync(file === '-' ? 0 : file, 'utf8'),
)

const printOf = (seed) => createHash('sha256').update(seed).digest('hex')
const dayMs = 24 * 3600 * 1000

/** The seed of a day, hashed once for each day back to the first and once more. */
function printOfTheFirst() {
  const days = (Date.parse(proof.day) - Date.parse(anchor.day)) / dayMs
  let print = proof.seed
  for (let day = 0; day <= days; day += 1) print = printOf(print)
  return print
}

/** What lies at or above the largest multiple of the total would favour the first places: it is thrown away. */
function placeAgain() {
  const fair = Math.floor(2 ** 32 / total) * total
  for (let round = 0; ; round += 1) {
    const digest = createHmac('sha256', proof.seed).update(`${message}:${round}`).digest()
    for (let at = 0; at < 32; at += 4) {
      const number = digest.readUInt32BE(at)
      if (number < fair) return number % total
    }
  }
}

function lotAgain() {
  let left = placeAgain()
  return table.find(({ weight }) => (left -= weight) < 0)?.key
}

if (!proof.seed) {
  process.stderr.write('the seed of that day is not open yet: come again the day after\n')
  process.exit(2)
}

const checks = [
  [
    'the fingerprint of the seed is what was shown on the day',
    printOf(proof.seed) === proof.promised,
  ],
  [
    'hashed day by day the seed leads to the fingerprint of the first',
    printOfTheFirst() === anchor.promised,
  ],
  [
    'the weights of the table come to the total',
    table.reduce((sum, { weight }) => sum + weight, 0) === total,
  ],
  ['what was signed is of that day', message.split(':')[1] === proof.day],
  ['the place is what the seed and the message come to', placeAgain() === place],
  ['the prize is what stands at that place', lotAgain() === result],
  ...(noted
    ? [['the fingerprint of the first is what was noted down', anchor.promised === noted]]
    : []),
]
for (const [words, holds] of checks)
  process.stdout.write(`${holds ? 'ok   ' : 'WRONG'}  ${words}\n`)
process.exitCode = checks.every(([, holds]) => holds) ? 0 : 1
