import { Refusal } from '@server/call/refusal'
import { hasMorePairs, pairsOf } from '../body/pairs'

/** What was sent, by name. Without a prototype, so that no name is special. */
export type Parameters = Record<string, string>

const most = 200

/** Query and form as one. Empty values count as not sent, for the signature and for validation. */
export function readParameters(url: string, form = ''): Parameters {
  const mark = url.indexOf('?')
  const query = mark < 0 ? '' : url.slice(mark + 1)
  if (hasMorePairs(query, most) || hasMorePairs(form, most)) throw tooMany()
  const seen = new Set<string>()
  const parameters = Object.create(null) as Parameters
  for (const [name, value] of [...pairsOf(query), ...pairsOf(form)]) {
    if (seen.has(name)) throw new Refusal('invalid', '同一个参数提交了多次')
    if (name.includes('\0') || value.includes('\0'))
      throw new Refusal('invalid', '提交的内容里有不能识别的字符')
    seen.add(name)
    if (seen.size > most) throw tooMany()
    if (value !== '') parameters[name] = value
  }
  return parameters
}

const tooMany = () => new Refusal('invalid', '提交的参数太多')
