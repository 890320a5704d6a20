import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Asked } from '../../validator/Options'
import type { RuleName } from '../../validator/rules'
import { validate } from '../../validator/validator'
import { note } from '../../validator/wechat/compilers'
import { type MadeBuild, makeBuild } from './makeBuild'

/** WeChat's compilers exist for few platforms, and the command says so on the others. */
export const isApplied = (rule: RuleName) =>
  note === undefined || (rule !== 'wcc' && rule !== 'wcsc')

export type Change = (build: MadeBuild) => void

export interface Expected {
  file: string
  line?: number
  says?: RegExp
  /** Other rules that rightly see the same fault. */
  also?: RuleName[]
  asked?: Asked
}

export function findingsAfter(change: Change, asked?: Asked) {
  const build = makeBuild()
  try {
    change(build)
    return validate(build.dist, asked)
  } finally {
    build.discard()
  }
}

/** One change to the valid build, which this rule sees, and no other. */
export function breaks(rule: RuleName, what: string, change: Change, expected: Expected): void {
  test(`${rule}: ${what}`, () => {
    const all = findingsAfter(change, expected.asked)
    if (!isApplied(rule)) return assert.match(note ?? '', new RegExp(rule))
    const own = all.filter((finding) => finding.rule === rule)
    const met = own.filter(
      ({ file, line, message }) =>
        file === expected.file &&
        (expected.line === undefined || line === expected.line) &&
        (expected.says === undefined || expected.says.test(message)),
    )
    assert.notDeepEqual(met, [], `expected ${rule} at ${expected.file}, got ${JSON.stringify(all)}`)
    const others = new Set(all.map((finding) => finding.rule).filter((each) => each !== rule))
    assert.deepEqual(
      [...others].sort(),
      (expected.also ?? []).filter(isApplied).sort(),
      JSON.stringify(all),
    )
  })
}

/** A change that is all right. */
export function passes(what: string, change: Change, asked?: Asked): void {
  test(what, () => assert.deepEqual(findingsAfter(change, asked), []))
}
