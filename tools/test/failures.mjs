/** What failed, in few enough lines that the last screen holds it. */
import { existsSync } from 'node:fs'
import { relative } from 'node:path'
import { root } from '../install.mjs'

const linesEach = 15
const linesOfAll = 150
const longest = 240

const isOfOthers = /^\s+at .*(\bnode:|node_modules\/)/
const isFrame = /^\s+at /
const linesOfText = (text) =>
  text
    .split('\n')
    .filter((line) => line.trim() && !isOfOthers.test(line))
    .map((line) => (line.length > longest ? `${line.slice(0, longest)} …` : line))

const lastWords = (said) => linesOfText(said).slice(-linesEach).join('\n')

/** Each failed test that was told, and one more where something failed that no test told of. */
export function failuresOf({ failed, isDoubtful = false, tests = [] }, said) {
  const told = tests.filter(({ passed }) => !passed)
  const failures = told.map(({ titles, file, error }) => ({
    titles,
    file,
    error: error ?? lastWords(said),
  }))
  if (failed <= told.length) return failures
  const why = isDoubtful ? 'No test told of it. Its last words:\n' : ''
  return [...failures, { titles: [], error: `${why}${lastWords(said)}` }]
}

/** What a test says it has drawn or recorded. */
export const picturesIn = (said) =>
  [...new Set(said.match(/\/[\w@./-]+\.(png|webm|zip)\b/g))].filter(existsSync).slice(0, 3)

const placeOf = (file) => (file.startsWith(`${root}/`) ? relative(root, file) : file)

export const nameOf = (step, part, { titles, file }) =>
  [step.name, part.name, ...titles].filter(Boolean).join(' › ') +
  (file ? ` (${placeOf(file)})` : '')

export const namedFailures = (results) =>
  results.flatMap(({ step, ran }) =>
    ran.flatMap(({ part, failures, evidence }) =>
      failures.map((failure) => ({ evidence, ...failure, name: nameOf(step, part, failure) })),
    ),
  )

/** The first lines of an error, and where it was thrown. */
function shortened(error, most) {
  const lines = linesOfText(error)
  if (lines.length <= most) return lines
  const first = lines.slice(0, most)
  const frame = lines.find((line) => isFrame.test(line))
  return frame && most > 1 && !first.includes(frame) ? [...first.slice(0, -1), frame] : first
}

const evidenceOf = (files) => `    evidence: ${files.join(' ')}`

export function linesOfFailures(results) {
  const failures = namedFailures(results)
  if (failures.length === 0) return []
  const room = linesOfAll - 2
  const most = Math.max(1, Math.min(linesEach, Math.floor(room / failures.length) - 2))
  const shown = failures.slice(0, Math.floor(room / (most + 2)))
  const left = failures.length - shown.length
  return [
    `Failures${most < linesEach ? `, ${most} lines of each` : ''}:`,
    ...shown.flatMap(({ name, error, evidence }) => [
      `  ${name}`,
      ...shortened(error, most).map((line) => `    ${line}`),
      evidenceOf(evidence),
    ]),
    ...(left > 0 ? [`  ${left} more are left out`] : []),
  ]
}

export const linesOfUnstable = (unstable) =>
  unstable.length === 0
    ? []
    : [
        'Unstable, failed at first and passed alone:',
        ...unstable.flatMap(({ name, evidence }) => [`  ${name}`, evidenceOf(evidence)]),
      ]
