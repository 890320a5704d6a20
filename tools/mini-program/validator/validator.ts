import path from 'node:path'
import type { Finding } from './Finding'
import { type Accepted, type Asked, optionsFrom } from './Options'
import { rules } from './rules'
import { Upload } from './Upload'

export type { Accepted, Asked, Budgets } from './Options'
export type { Finding } from './Finding'
export type { RuleName } from './rules'
export type { Phone } from './wechat/Phone'

const isMeant = (accepted: Accepted, rule: string, message: string): boolean =>
  accepted.rule === rule && message.includes(accepted.says)

/** What WeChat would refuse, or break on, in a compiled mini program. */
export function validate(dist: string, asked: Asked = {}): Finding[] {
  const upload = new Upload(path.resolve(dist), optionsFrom(asked))
  const { accepted } = upload.options
  return Object.entries(rules)
    .flatMap(([rule, check]) => check(upload).map((fault) => ({ rule, ...fault })))
    .filter(({ rule, message }) => !accepted.some((one) => isMeant(one, rule, message)))
}
