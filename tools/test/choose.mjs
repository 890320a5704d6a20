/** What `npm test -- …` asks for: steps by name, areas by the name of their folder, test files by path. */
import { callsOfArea } from './calls.mjs'
import { partOfCalls, touchesOf } from './contract-parts.mjs'
import { flowParts } from './flow-parts.mjs'
import { testFile } from './parts.mjs'
import { titleOf } from './run-step.mjs'
import { serverFile } from './server-parts.mjs'
import { steps } from './steps.mjs'
import { tracked } from './tracked.mjs'

const stepOf = (name) => steps.find((step) => step.name === name)

const areas = () =>
  new Set(
    tracked(/^(server\/areas|src\/(pages|parts)|test\/server)\/[^/]+\//).map((file) =>
      file.replace(/^(server\/areas|src\/(pages|parts)|test\/server)\/([^/]+)\/.*$/, '$3'),
    ),
  )

/** Everything that lies in a folder of this name, or has it as its own. */
const filesOf = (area) =>
  tracked(/\.(tsx?|m?js|scss|json|sql)$/).filter((file) =>
    file.split('/').some((word) => word.split('.')[0] === area),
  )

/** Asked for by name: it runs whatever is remembered, and stands for no whole part. */
const once = (part) => ({ name: '', args: [], once: true, ...part })

/** How each step tries one area; what none is named for tries it with all others. */
const ofArea = {
  types: () => [once()],
  lint: (area) => [once({ command: ['node', 'tools/lint.mjs'], args: filesOf(area) })],
  units: (area) => {
    const files = filesOf(area).filter((file) => /^(src|test\/unit)\/.*\.tsx?$/.test(file))
    const args = ['--passWithNoTests', '--findRelatedTests', ...files]
    return files.length > 0 ? [once({ args, mayBeEmpty: true })] : []
  },
  server: (area) =>
    stepOf('server')
      .parts()
      .filter(({ name }) => name === area),
  contract: (area) => {
    const calls = callsOfArea(area)
    const parts = [partOfCalls(area, calls), touchesOf(area, calls)]
    return calls.length > 0 ? parts.map((part) => ({ ...part, once: true })) : []
  },
  flows: flowsOfArea,
}

/** Those that made a call of it when they last passed; one that is not known may make any. */
function flowsOfArea(area, memory) {
  const calls = callsOfArea(area)
  const isOf = ({ name, learns }) => {
    const made = memory.known(`flows ${name}`)?.calls
    return learns && (made ? made.some((call) => calls.includes(call)) : calls.length > 0)
  }
  return flowParts().filter((part) => part.subject === area || isOf(part))
}

const runners = [
  { under: /^test\/unit\//, step: 'units' },
  { under: /^test\/tools\//, step: 'gate' },
  { under: /^test\/spec\//, step: 'specification' },
  { under: /^test\/server\//, step: 'server' },
  { under: /^test\/contract\//, step: 'contract' },
  { under: /^test\/gallery\//, step: 'gallery' },
  { under: /^test\/weapp\//, step: 'mini programs' },
  { under: /^tools\/mini-program\/test\//, step: 'mini-program tool' },
  { under: /^test\/flows\//, step: 'flows' },
]

function ofFile(file) {
  const runner = runners.find(({ under }) => under.test(file))
  if (!runner) return []
  const part = runner.step === 'server' ? serverFile(file) : { args: [file] }
  return [{ step: stepOf(runner.step), parts: [once(part)] }]
}

/** As it is told in the last screen: `flows looks h5-dark`. */
function partOf(title) {
  const named = steps.filter(({ name }) => title.startsWith(`${name} `))
  for (const step of named) {
    const parts = step.parts().filter((part) => titleOf(step, part) === title)
    if (parts.length > 0) return { step, parts }
  }
  return null
}

function chosenBy(word, memory) {
  const step = stepOf(word)
  if (step) return [{ step, parts: step.parts() }]
  if (testFile.test(word) && tracked().includes(word)) return ofFile(word)
  const part = partOf(word)
  if (part) return [part]
  if (!areas().has(word))
    throw new Error(`${word} is no step, no part of one, no area and no test file`)
  return Object.entries(ofArea).map(([name, parts]) => ({
    step: stepOf(name),
    parts: parts(word, memory),
  }))
}

/** A step that is asked for whole has no pieces beside it: they would find nothing left to run. */
const partsOf = (step, words, chosen) =>
  words.includes(step.name)
    ? step.parts()
    : chosen.filter((one) => one.step === step).flatMap(({ parts }) => parts)

/** Each step once, in its order; without a word all of them, whole. */
export function choose(words, memory) {
  if (words.length === 0) return steps.map((step) => ({ step, parts: step.parts() }))
  const chosen = words.flatMap((word) => chosenBy(word, memory))
  return steps
    .map((step) => ({ step, parts: partsOf(step, words, chosen) }))
    .filter(({ parts }) => parts.length > 0)
}

/** Those that have something to run, and the builds that it needs. */
export function complete(chosen) {
  const needed = new Set(chosen.flatMap(({ parts }) => parts.flatMap(({ builds = [] }) => builds)))
  return steps
    .map((step) => ({
      step,
      parts: needed.has(step.builds)
        ? step.parts()
        : (chosen.find((one) => one.step === step)?.parts ?? []),
    }))
    .filter(({ parts }) => parts.length > 0)
}
