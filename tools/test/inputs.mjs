/** What a part of a step reads, as one short text that changes with it. */
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isBuilt, sourcesOf } from '../builds.mjs'
import { digest } from '../digest.mjs'
import { root } from '../install.mjs'
import { callsNamedIn, filesThatAnswer } from './calls.mjs'
import { reach } from './imports.mjs'
import { tracked } from './tracked.mjs'

/** What a test may take from the environment. */
const settings =
  /^(CHROMIUM|FUZZ_RUNS|LANG|NGINX|NODE_OPTIONS|SEED|SIGNING_SECRET|STEPS|TARO_APP_.*|TZ)$/

/** Of package.json everything but the scripts, and of those the one that is run. */
function packageOf(command) {
  const { scripts, ...rest } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return { rest, script: scripts[command.find((word) => word in scripts)] }
}

function factsOf({ command, args, calls, builds = [] }) {
  const set = Object.entries(process.env).filter(([name]) => settings.test(name))
  const { version, platform, arch } = process
  return {
    ...{ command, args, calls, version, platform, arch },
    package: packageOf(command),
    builds: builds.map((name) => [name, sourcesOf(name), isBuilt(name)]),
    set: set.sort(),
  }
}

/** Calls that were made count as those that are written down. */
export function filesOf({ reads, roots = [], gathers = [], calls = [] }, made) {
  const reached = reach(roots, gathers)
  const tests = [...reached].filter((file) => file.startsWith('test/') && !gathers.includes(file))
  const tried = [...new Set([...calls, ...made, ...callsNamedIn(tests)])]
  const answering = reach(filesThatAnswer(tried))
  return [...new Set([...tracked(reads), ...reached, ...answering, 'package-lock.json'])]
}

/** `inputs` decides; `aside` is what only a whole run asks this part about. */
export function inputsOf(part, made = []) {
  const files = filesOf(part, made)
  const isAside = (file) => part.aside?.files.test(file) ?? false
  return {
    files,
    inputs: digest(
      files.filter((file) => !isAside(file)),
      factsOf(part),
    ),
    aside: digest(files.filter(isAside)),
  }
}

/** Somebody wrote to them while the part ran: nobody knows which content passed. */
export const writtenSince = (files, moment) =>
  files.some((file) => {
    const found = statSync(join(root, file), { throwIfNoEntry: false })
    return !found || found.ctimeMs >= moment
  })
