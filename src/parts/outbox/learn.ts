import { cache, keyOf } from '@/cache/cache'
import { session } from '@/session/session'
import type { Step } from './step'

/** The answer to a step that is what a page asks: the step shows as done, though the network goes right after. */
export function learn({ path, input }: Step, answer: unknown): void {
  if (path !== '/tp5/api/OperationInstall/add') return
  const question = { install_id: input.install_id }
  cache.learn(keyOf('/tp5/api/OperationInstall/detail', question, session.identity), answer)
}
