/** What WeChat's 用户隐私保护指引 calls each kind of information, and what an app asks it with. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../install.mjs'

const list = 'tools/mini-program/wechat/privacy.json'

export const information = JSON.parse(readFileSync(join(root, list), 'utf8'))

/** With what a build asks each kind; only those that it asks at all. */
export function privateIn(build) {
  const found = Object.entries(information).map(
    ([name, { calls = [], openTypes = [], inputTypes = [] }]) => [
      name,
      [
        ...calls.filter((call) => build.calls.has(call)),
        ...[...openTypes, ...inputTypes].filter((word) => build.words.has(word)),
      ],
    ],
  )
  return new Map(found.filter(([, ways]) => ways.length > 0))
}
