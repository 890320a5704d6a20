/** What failed is run once more, alone, when everything else is over: was it the code or the crowd? */
import { nameOf } from './failures.mjs'
import { alone, runStep } from './run-step.mjs'

/** So many at once are no accident. */
export const mostLookedAt = 8

const isLost = ({ failed, isDoubtful }) => failed > 0 || Boolean(isDoubtful)
const keyOf = ({ titles, file }) => JSON.stringify([titles, file])

/** What no test told of is mended when all is told. */
function passes(failure, { failed, isDoubtful, tests = [] }) {
  if (isDoubtful) return false
  const those = tests.filter((test) => keyOf(test) === keyOf(failure))
  if (failure.titles.length === 0) return failed === 0
  return those.length > 0 && those.every(({ passed }) => passed)
}

/** The second look decides; a test that it did not come to stays as it was. */
function judge(step, first, second) {
  const evidence = [...first.evidence, ...second.evidence]
  const unstable = first.failures.filter((failure) => passes(failure, second))
  const again = new Set(second.failures.map(keyOf))
  const isTold = (failure) =>
    again.has(keyOf(failure)) || (failure.titles.length === 0 && second.failed > 0)
  const left = first.failures.filter((one) => !unstable.includes(one) && !isTold(one))
  return {
    ...second,
    evidence,
    seconds: first.seconds + second.seconds,
    failed: second.failed + left.length,
    failures: [...second.failures, ...left],
    unstable: unstable.map((failure) => ({
      name: nameOf(step, second.part, failure),
      evidence,
    })),
  }
}

/** Parts of a process that broke off go together again, and each other one by itself. */
const apart = (step, lost) => () => {
  const processes = step.processes ?? alone
  const partsOf = (results) => results.map(({ part }) => part)
  return [
    ...partsOf(lost.filter(({ isDoubtful }) => !isDoubtful)).flatMap((part) => processes([part])),
    ...processes(partsOf(lost.filter(({ isDoubtful }) => isDoubtful))),
  ]
}

async function lookAt(result, { memory, environment, tell }) {
  const { step, ran, slowness } = result
  const lost = ran.filter(isLost)
  const second = await runStep(
    { ...step, processes: apart(step, lost) },
    {
      parts: lost.map(({ part }) => part),
      // what was unstable is not remembered as passed
      memory: { ...memory, forgetful: true, remember() {} },
      environment: { ...environment, SLOWNESS: String(slowness) },
      atOnce: 1,
    },
  )
  tell({ ...second, step: { ...step, name: `${step.name}, looked at again` } })
  const judged = second.ran.map((one) =>
    judge(
      step,
      lost.find(({ part }) => part === one.part),
      one,
    ),
  )
  return {
    ...result,
    ran: [...ran.filter((one) => !lost.includes(one)), ...judged],
    seconds: result.seconds + second.seconds,
  }
}

export async function lookAgain(results, { memory, environment, say, tell }) {
  const failed = results.flatMap(({ ran }) => ran.map((one) => one.failed))
  const count = failed.reduce((total, one) => total + one, 0)
  const mayBe = results.filter(({ step, ran }) => step.again && ran.some(isLost))
  if (mayBe.length === 0) return results
  if (count > mostLookedAt) {
    say(`${count} failed, more than ${mostLookedAt}: none is looked at again`)
    return results
  }
  say(`Looking again at what failed of ${mayBe.map(({ step }) => step.name).join(', ')} …`)
  const looked = []
  for (const result of results)
    looked.push(
      mayBe.includes(result) ? await lookAt(result, { memory, environment, tell }) : result,
    )
  return looked
}
