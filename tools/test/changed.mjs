/** What a change can touch: the parts that read, reach by import or call what differs from a commit. */
import { execFileSync } from 'node:child_process'
import { root } from '../install.mjs'
import { allCalls } from './calls.mjs'
import { filesOf } from './inputs.mjs'
import { titleOf } from './run-step.mjs'

const git = (...words) =>
  execFileSync('git', words, { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean)

/** Committed since the two went apart, or lying in the work tree. */
export function changedSince(base) {
  const [from] = execFileSync('git', ['merge-base', base, 'HEAD'], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n')
  return [
    ...git('diff', '--name-only', '-z', from),
    ...git('ls-files', '-o', '--exclude-standard', '-z'),
  ]
}

/** A part that says nothing of what it reads may read anything. */
export function touched(chosen, changed, memory) {
  const files = new Set(changed)
  const isTouched = (step, part) => {
    const made = part.learns ? (memory.known(titleOf(step, part))?.calls ?? allCalls()) : []
    const isAside = (file) => part.aside?.files.test(file) ?? false
    return filesOf({ reads: /^$/, ...step, ...part }, made).some(
      (file) => files.has(file) && !isAside(file),
    )
  }
  return chosen.map(({ step, parts }) => ({
    step,
    parts: parts
      .filter((part) => !step.builds && isTouched(step, part))
      .map((part) => step.narrow?.(part, changed) ?? part),
  }))
}
