import type { Out, Path } from '@contract/api'
import { type HttpReply, http } from '@/platform/http'
import { parseQuery } from '@/routes/url'
import { ok } from '../client/replies'

type Answers = { [P in Path]?: Out<P> | HttpReply }

const isReply = (answer: object): answer is HttpReply => 'status' in answer && 'body' in answer

/** Answers by path, in the contract's shapes. Put `jest.mock('@/platform/http')` in the test file. */
export function serve(answers: Answers): void {
  const mocked = http as jest.MockedFunction<typeof http>
  mocked.mockReset()
  mocked.mockImplementation(async ({ url }) => {
    const path = new URL(url, 'http://server').pathname as Path
    const answer = answers[path]
    if (!answer) throw new Error(`nobody answers ${path}`)
    return isReply(answer) ? answer : ok(answer)
  })
}

/** The parameters of every request to this call so far. */
export const requestsTo = (path: Path): Record<string, string>[] =>
  (http as jest.MockedFunction<typeof http>).mock.calls.flatMap(([{ url, form }]) => {
    const [asked, search = ''] = url.replace(/^https?:\/\/[^/]+/, '').split('?')
    return asked === path ? [parseQuery(form ?? search)] : []
  })
