import { spawn } from 'node:child_process'
import { createWriteStream, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../install.mjs'
import { counts } from './counts.mjs'
import { failuresOf, picturesIn } from './failures.mjs'

let reports = null
let started = 0

/** None has ever taken so long on two cores, whatever else they had to do: one that waits for ever fails, and the others go on. */
const mostMinutes = 45
/** Tests that are counted tell of each other as they go: none has ever been still for so long. */
const stillMinutes = 15

/** Something is wrong that no test told of: the first part takes the blame, and none is believed. */
const blame = (results) =>
  results.map((result, at) => ({
    ...result,
    failed: at === 0 ? Math.max(1, result.failed) : result.failed,
    isDoubtful: true,
  }))

function read({ count, parts }, report, code) {
  const nothing = parts.map(() => ({ passed: 0, failed: 0 }))
  if (!count) return code === 0 ? [{ passed: 1, failed: 0 }] : [{ passed: 0, failed: 1 }]
  try {
    const told = counts[count].read(readFileSync(report, 'utf8'), parts)
    const isExplained = told.some(({ failed }) => failed > 0)
    const isEmpty = told.some(
      ({ passed, failed }, nth) => passed + failed === 0 && !parts[nth].mayBeEmpty,
    )
    return isEmpty || (code !== 0 && !isExplained) ? blame(told) : told
  } catch {
    return blame(nothing)
  }
}

/** Runs a command for one part or several, and gives a result for each of them. */
export function runProcess({ command, count, parts, env = {} }, environment) {
  reports ??= mkdtempSync(join(tmpdir(), 'linji-test-'))
  const at = join(reports, String(++started))
  const begun = Date.now()
  const [program, ...words] = command
  const asked = count ? counts[count].args(`${at}.report`) : []
  const files = [...new Set(parts.flatMap(({ args }) => args))]
  return new Promise((resolve) => {
    const child = spawn(program, [...words, ...asked, ...files], {
      cwd: root,
      env: { ...environment, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const output = createWriteStream(`${at}.log`)
    child.stdout.pipe(output, { end: false })
    child.stderr.pipe(output, { end: false })
    child.on('error', (error) => output.write(`${error.message}\n`))
    const stopAfter = (minutes, why) =>
      setTimeout(() => {
        output.write(`Stopped: ${why} in ${minutes} minutes\n`)
        child.kill('SIGTERM')
      }, minutes * 60_000)
    const stops = [stopAfter(mostMinutes, 'nothing came to an end')]
    if (count) {
      const still = stopAfter(stillMinutes, 'nothing was told')
      stops.push(still)
      child.stdout.on('data', () => still.refresh())
      child.stderr.on('data', () => still.refresh())
    }
    child.on('close', (code) => {
      stops.forEach((stop) => clearTimeout(stop))
      output.end(() => {
        const took = (Date.now() - begun) / 1000
        const results = read({ count, parts }, `${at}.report`, code ?? 1)
        const said = readFileSync(`${at}.log`, 'utf8')
        const log = results.some(({ failed }) => failed > 0) ? said : ''
        const notes = count ? [] : [...said.matchAll(/^note: (.*)$/gm)].map(([, note]) => note)
        resolve(
          parts.map((part, nth) => ({
            part,
            begun,
            ...results[nth],
            seconds: parts.length === 1 ? took : results[nth].seconds,
            failures: failuresOf(results[nth], said),
            evidence: [`${at}.log`, ...picturesIn(log)],
            log: nth === 0 ? log : '',
            notes: nth === 0 ? notes : [],
          })),
        )
      })
    })
  })
}
