import { openShop, type ScaledShop } from './scale/house'
import type { Question } from './scale/questions'

/** For a look in between: SCALE is a part of a hundred of the large one, ROUNDS so many calls, ASKED a pattern. */
const part = Number(process.env.SCALE || 100) / 100
const [few, many] = [
  { rows: 1_000, machines: 30 },
  { rows: 1_000_000 * part, machines: 10_000 * part },
]
const allowed = 1.2
const warmUp = 10
const rounds = Number(process.env.ROUNDS) || 200
const asked = new RegExp(process.env.ASKED ?? '')

/** The same questions to a small shop and a large one, turn by turn. Fails where it is slower. */
export async function bench() {
  const small = await openShop(few)
  const began = performance.now()
  const large = await openShop(many)
  const seconds = ((performance.now() - began) / 1000).toFixed(0)
  const made = `${many.rows} rows of each table, ${many.machines} machines`
  console.log(`${made} made in ${seconds} s; the fastest of ${rounds} calls`)
  try {
    const slow: string[] = []
    for (const [nth, question] of large.questions.entries()) {
      if (!asked.test(question.what)) continue
      const measure = () => compare(small, small.questions[nth]!, large, question)
      const [before, after] = await fastest(measure, question.held)
      const ratio = after / before
      if (question.held && ratio > allowed) slow.push(question.what)
      const figures = `${before.toFixed(2)} ms → ${after.toFixed(2)} ms  ×${ratio.toFixed(2)}`
      console.log(`${question.what.padEnd(32)}${figures}`)
      for (const line of waysOf(await large.plansOf(question))) console.log(`    ${line}`)
    }
    if (slow.length > 0) throw new Error(`Above ×${allowed}: ${slow.join(', ')}`)
  } finally {
    await large.close()
    await small.close()
  }
}

/** What stands above the line is measured again: a few more calls may find the fastest. */
async function fastest(measure: () => Promise<[number, number]>, held: boolean) {
  let [before, after] = await measure()
  for (let again = 0; held && again < 2 && after / before > allowed; again++) {
    const [one, other] = await measure()
    before = Math.min(before, one)
    after = Math.min(after, other)
  }
  return [before, after] as const
}

/** What else the machine does slows some calls down, and never makes one faster. */
async function compare(small: ScaledShop, one: Question, large: ScaledShop, other: Question) {
  const took: [number[], number[]] = [[], []]
  for (let round = 0; round < warmUp + rounds; round++) {
    const pair = [await small.ask(one), await large.ask(other)] as const
    if (round >= warmUp) pair.forEach((ms, at) => took[at]!.push(ms))
  }
  return took.map((all) => Math.min(...all)) as [number, number]
}

const ours =
  /exchange_|holding|wallet_|goods_wants|points_task|iter_|machine_|incomes|payments|receipts|withdrawals/
const step = /(Index|Bitmap|Seq|Sort|Merge).*?(?=  \(|$)/

/** The scans and sorts of the plans, each once. */
const waysOf = (plans: readonly string[]) => [
  ...new Set(
    plans
      .filter((plan) => ours.test(plan))
      .flatMap((plan) => plan.split('\n').slice(1))
      .filter((line) => /Scan|Sort Key/.test(line))
      .flatMap((line) => step.exec(line)?.[0].trim() ?? []),
  ),
]
