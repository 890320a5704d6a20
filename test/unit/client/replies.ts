import { type HttpReply, type HttpRequest, http } from '@/platform/http'
import { parseQuery } from '@/routes/url'

/** Stands in for the network. Put `jest.mock('@/platform/http')` in the test file. */
const mocked = http as jest.MockedFunction<typeof http>

type Answer = HttpReply | Error

/** Answers the coming requests in this order; the last answer stays. */
export function answerWith(...answers: Answer[]): void {
  mocked.mockReset()
  let next = 0
  mocked.mockImplementation(async () => {
    const answer = answers[Math.min(next++, answers.length - 1)]
    if (!answer || answer instanceof Error) throw answer ?? new Error('no answer')
    return answer
  })
}

export const ok = (data: unknown = {}): HttpReply => reply({ error: 0, message: '', data })

export const refused = (error: number, message: string, data: unknown = null): HttpReply =>
  reply({ error, message, data })

export const reply = (body: unknown, status = 200): HttpReply => ({
  status,
  body: typeof body === 'string' ? body : JSON.stringify(body),
})

export interface Sent {
  request: HttpRequest
  path: string
  parameters: Record<string, string>
}

/** What was sent so far. */
export const sent = (): Sent[] =>
  mocked.mock.calls.map(([request]) => {
    const [path = '', search = ''] = request.url.split('?')
    const parameters = { ...parseQuery(search), ...parseQuery(request.form ?? '') }
    return { request, path, parameters }
  })
