import type { RelayAnswer, RelayRequest } from '../../../host/relay'

/** The host sends what a browser may not. */
export async function relay(wanted: RelayRequest, signal?: AbortSignal): Promise<RelayAnswer> {
  const body = JSON.stringify(wanted)
  const answer = await fetch('/~/request', { method: 'POST', body, signal })
  return (await answer.json()) as RelayAnswer
}
