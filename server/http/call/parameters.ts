import { Refusal } from '@server/call/refusal'

/** What was sent, by name. Without a prototype, so that no name is special. */
export type Parameters = Record<string, string>

const most = 200

/** Query and form as one. Empty values count as not sent, for the signature and for validation. */
export function readParameters(url: string, form: URLSearchParams | undefined): Parameters {
  const mark = url.indexOf('?')
  const query = new URLSearchParams(mark < 0 ? '' : url.slice(mark + 1))
  const seen = new Set<string>()
  const parameters = Object.create(null) as Parameters
  for (const [name, value] of [...query, ...(form ?? [])]) {
    if (seen.has(name)) throw new Refusal('invalid', '同一个参数提交了多次')
    if (name.includes('\0') || value.includes('\0'))
      throw new Refusal('invalid', '提交的内容里有不能识别的字符')
    seen.add(name)
    if (seen.size > most) throw new Refusal('invalid', '提交的参数太多')
    if (value !== '') parameters[name] = value
  }
  return parameters
}
